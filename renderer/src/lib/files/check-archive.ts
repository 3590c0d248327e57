import { fileError } from "./file-error.ts";
import { maxUnpackedBytes } from "./limits.ts";

const endSignature = 0x06054b50;
const entrySignature = 0x02014b50;
const fileSignature = 0x04034b50;
/** The end record's size, and the longest comment that may follow it. */
const endSize = 22;
const maxComment = 0xffff;
const maxEntries = 5000;
const stored = 0;
const deflated = 8;

interface Entry {
  name: string;
  encrypted: boolean;
  method: number;
  packed: number;
  unpacked: number;
  /** Where its local header starts. */
  offset: number;
}

/**
 * Makes sure that a ZIP archive is whole and unpacks to a bounded size, by what it declares and then by really
 * unpacking it, because declared sizes can lie. Returns the names in it. Throws `broken`, `encrypted` or `bomb`.
 */
export async function checkArchive(
  bytes: Uint8Array<ArrayBuffer>,
  limit = maxUnpackedBytes,
): Promise<string[]> {
  const entries = listEntries(bytes);
  if (entries.some(({ encrypted }) => encrypted)) throw fileError("encrypted");
  if (entries.reduce((sum, { unpacked }) => sum + unpacked, 0) > limit) throw fileError("bomb");
  let left = limit;
  for (const entry of entries) {
    left -= await unpackedSize(bytes, entry, left);
    if (left < 0) throw fileError("bomb");
  }
  return entries.map(({ name }) => name);
}

function listEntries(bytes: Uint8Array): Entry[] {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  try {
    const end = findEnd(view);
    const count = view.getUint16(end + 10, true);
    if (count > maxEntries) throw fileError("bomb");
    const entries: Entry[] = [];
    let at = view.getUint32(end + 16, true);
    for (let index = 0; index < count; index += 1) {
      if (view.getUint32(at, true) !== entrySignature) throw fileError("broken");
      const nameLength = view.getUint16(at + 28, true);
      const rest = view.getUint16(at + 30, true) + view.getUint16(at + 32, true);
      entries.push({
        name: new TextDecoder().decode(bytes.subarray(at + 46, at + 46 + nameLength)),
        encrypted: (view.getUint16(at + 8, true) & 1) === 1,
        method: view.getUint16(at + 10, true),
        packed: view.getUint32(at + 20, true),
        unpacked: view.getUint32(at + 24, true),
        offset: view.getUint32(at + 42, true),
      });
      at += 46 + nameLength + rest;
    }
    return entries;
  } catch (error) {
    // A record that points outside of the file.
    throw error instanceof RangeError ? fileError("broken") : error;
  }
}

function findEnd(view: DataView): number {
  const first = Math.max(0, view.byteLength - endSize - maxComment);
  for (let at = view.byteLength - endSize; at >= first; at -= 1) {
    if (view.getUint32(at, true) === endSignature) return at;
  }
  throw fileError("broken");
}

/** The bytes that an entry really unpacks to, counted no further than just past `limit`. */
async function unpackedSize(bytes: Uint8Array<ArrayBuffer>, entry: Entry, limit: number): Promise<number> {
  const view = new DataView(bytes.buffer, bytes.byteOffset, bytes.byteLength);
  const { offset, packed, method } = entry;
  if (offset + 30 > bytes.length || view.getUint32(offset, true) !== fileSignature) throw fileError("broken");
  const start = offset + 30 + view.getUint16(offset + 26, true) + view.getUint16(offset + 28, true);
  const data = bytes.subarray(start, start + packed);
  if (data.length !== packed) throw fileError("broken");
  if (method === stored) return packed;
  if (method !== deflated) throw fileError("broken");
  return await inflatedSize(data, limit);
}

async function inflatedSize(data: Uint8Array<ArrayBuffer>, limit: number): Promise<number> {
  const inflate = new DecompressionStream("deflate-raw");
  const reader = inflate.readable.getReader();
  const writer = inflate.writable.getWriter();
  // The reader is told of what goes wrong here.
  void writer
    .write(data)
    .then(() => writer.close())
    .catch(() => {});
  let size = 0;
  try {
    for (;;) {
      const { done, value } = await reader.read();
      if (done) return size;
      size += value.length;
      if (size > limit) {
        await reader.cancel();
        return size;
      }
    }
  } catch {
    throw fileError("broken");
  }
}
