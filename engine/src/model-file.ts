/**
 * The container of the trained models: numbers only.
 *
 *     bytes 0-3   "AHM1"
 *     bytes 4-7   length of the header, unsigned 32-bit little-endian
 *     header      JSON: { arrays: { name: { type, offset, length } }, ...metadata }, space-padded to 8 bytes
 *     arrays      little-endian typed arrays, each aligned to 8 bytes; offsets count from the end of the header
 */
const magic = "AHM1";

const arrayTypes = {
  int8: Int8Array,
  uint8: Uint8Array,
  uint16: Uint16Array,
  float32: Float32Array,
} as const;

type ArrayType = keyof typeof arrayTypes;
export type ModelArray = Int8Array | Uint8Array | Uint16Array | Float32Array;

export interface ModelFile {
  /** Everything in the header beside the arrays. Parse it before use. */
  readonly metadata: Readonly<Record<string, unknown>>;
  /** The array of that name and type. Throws if it is missing or of another type. */
  readonly array: <T extends ArrayType>(name: string, type: T) => InstanceType<(typeof arrayTypes)[T]>;
}

interface ArrayEntry {
  readonly type: ArrayType;
  readonly offset: number;
  readonly length: number;
}

const aligned = (size: number): number => Math.ceil(size / 8) * 8;

function typeOf(array: ModelArray): ArrayType {
  if (array instanceof Int8Array) return "int8";
  if (array instanceof Uint8Array) return "uint8";
  if (array instanceof Uint16Array) return "uint16";
  return "float32";
}

/** Writes a model file. */
export function encodeModelFile(
  metadata: Readonly<Record<string, unknown>>,
  arrays: Readonly<Record<string, ModelArray>>,
): Uint8Array {
  const entries: Record<string, ArrayEntry> = {};
  let size = 0;
  for (const [name, array] of Object.entries(arrays)) {
    entries[name] = { type: typeOf(array), offset: size, length: array.length };
    size += aligned(array.byteLength);
  }
  const json = new TextEncoder().encode(JSON.stringify({ ...metadata, arrays: entries }));
  const start = aligned(8 + json.length);
  const bytes = new Uint8Array(start + size).fill(0x20, 8, start);
  bytes.set(new TextEncoder().encode(magic));
  new DataView(bytes.buffer).setUint32(4, start - 8, true);
  bytes.set(json, 8);
  for (const [name, array] of Object.entries(arrays)) {
    const at = start + (entries[name]?.offset ?? 0);
    bytes.set(new Uint8Array(array.buffer, array.byteOffset, array.byteLength), at);
  }
  return bytes;
}

function isEntry(value: unknown): value is ArrayEntry {
  if (typeof value !== "object" || value === null) return false;
  const { type, offset, length } = value as Partial<Record<keyof ArrayEntry, unknown>>;
  return (
    typeof type === "string" && type in arrayTypes && Number.isInteger(offset) && Number.isInteger(length)
  );
}

function parseHeader(bytes: Uint8Array): { header: Record<string, unknown>; start: number } {
  if (bytes.length < 8 || new TextDecoder().decode(bytes.subarray(0, 4)) !== magic) {
    throw new Error("Not a model file");
  }
  const length = new DataView(bytes.buffer, bytes.byteOffset).getUint32(4, true);
  if (8 + length > bytes.length) throw new Error("The model file is cut short");
  const header: unknown = JSON.parse(new TextDecoder().decode(bytes.subarray(8, 8 + length)));
  if (typeof header !== "object" || header === null) throw new Error("The model file has no header");
  return { header: { ...header }, start: 8 + length };
}

/**
 * Opens a model file. Its arrays share the memory of `bytes`, unless that lies askew. Throws on anything that is not
 * one.
 */
export function decodeModelFile(bytes: Uint8Array): ModelFile {
  const { header, start } = parseHeader(bytes);
  const { arrays, ...metadata } = header;
  const table = new Map<string, unknown>(Object.entries(arrays ?? {}));
  return {
    metadata,
    array: (name, type) => {
      const entry = table.get(name);
      if (!isEntry(entry) || entry.type !== type) throw new Error(`The model has no ${type} array "${name}"`);
      const Type = arrayTypes[type];
      const from = start + entry.offset;
      const size = entry.length * Type.BYTES_PER_ELEMENT;
      if (from + size > bytes.length) throw new Error("The model file is cut short");
      const at = bytes.byteOffset + from;
      // Shared memory would do as well; the constructors' types only do not add up over all of them.
      const buffer = bytes.buffer as ArrayBuffer;
      const view =
        at % Type.BYTES_PER_ELEMENT === 0
          ? new Type(buffer, at, entry.length)
          : new Type(new Uint8Array(bytes.subarray(from, from + size)).buffer);
      // The mapped type cannot see that `Type` is the constructor of T.
      return view as InstanceType<(typeof arrayTypes)[typeof type]>;
    },
  };
}
