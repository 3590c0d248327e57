import { gunzipSync } from "node:zlib";

/** Reads the few MessagePack types that the word list uses: small maps, arrays, strings, integers. */
function createReader(bytes: Uint8Array) {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const decoder = new TextDecoder();
  let at = 0;
  const text = (length: number): string => {
    const value = decoder.decode(bytes.subarray(at, at + length));
    at += length;
    return value;
  };
  const list = (length: number): unknown[] => Array.from({ length }, () => read());
  const read = (): unknown => {
    const type = view.getUint8(at++);
    if (type < 0x80) return type;
    if (type < 0x90) return new Map(Array.from({ length: type & 15 }, () => [read(), read()] as const));
    if (type < 0xa0) return list(type & 15);
    if (type < 0xc0) return text(type & 31);
    at += type === 0xd9 ? 1 : 2;
    if (type === 0xd9) return text(view.getUint8(at - 1));
    if (type === 0xda) return text(view.getUint16(at - 2));
    if (type === 0xdc) return list(view.getUint16(at - 2));
    throw new Error(`Unexpected MessagePack type ${type}`);
  };
  return read;
}

/** Words to relative frequencies from a wordfreq "cB" file: bucket n holds the words of frequency 10^(-n/100). */
export function readWordFrequencies(gzipped: Uint8Array): Map<string, number> {
  const data = createReader(gunzipSync(gzipped))();
  if (!Array.isArray(data)) throw new Error("Not a word frequency list");
  const frequencies = new Map<string, number>();
  data.slice(1).forEach((bucket: unknown, n) => {
    if (!Array.isArray(bucket)) return;
    for (const word of bucket) if (typeof word === "string") frequencies.set(word, 10 ** (-n / 100));
  });
  return frequencies;
}
