import { readFile, rm, writeFile } from "node:fs/promises";

/** The part of Electron's safeStorage that is used. */
export interface SafeStorage {
  isAsyncEncryptionAvailable: () => Promise<boolean>;
  encryptStringAsync: (text: string) => Promise<Buffer>;
  decryptStringAsync: (encrypted: Buffer) => Promise<{ result: string; shouldReEncrypt: boolean }>;
  getSelectedStorageBackend?: () => string;
}

/** Its calls take effect in the order in which they are made. */
export interface SecretFile {
  /** False where this computer has no real encryption: then nothing is written. */
  readonly write: (secret: string) => Promise<boolean>;
  /** Null where there is none, or none that can be read. */
  readonly read: () => Promise<string | null>;
  readonly remove: () => Promise<void>;
}

/** A secret in a file, encrypted by the system's key store; never in plain text. */
export function createSecretFile(file: string, storage: SafeStorage, platform: string): SecretFile {
  async function canEncrypt(): Promise<boolean> {
    // Without a key store, Chromium on Linux encrypts with a key that is the same everywhere.
    if (platform === "linux" && storage.getSelectedStorageBackend?.() === "basic_text") return false;
    return await storage.isAsyncEncryptionAvailable().catch(() => false);
  }
  let last: Promise<unknown> = Promise.resolve();
  function inTurn<T>(work: () => Promise<T>): Promise<T> {
    const done = last.then(work);
    last = done.catch(() => {});
    return done;
  }
  async function write(secret: string): Promise<boolean> {
    if (!(await canEncrypt())) return false;
    await writeFile(file, await storage.encryptStringAsync(secret), { mode: 0o600 });
    return true;
  }
  async function read(): Promise<string | null> {
    try {
      if (!(await canEncrypt())) return null;
      const { result, shouldReEncrypt } = await storage.decryptStringAsync(await readFile(file));
      if (shouldReEncrypt) await write(result);
      return result;
    } catch {
      return null;
    }
  }
  return {
    write: (secret) => inTurn(() => write(secret)),
    read: () => inTurn(read),
    remove: () => inTurn(() => rm(file, { force: true })),
  };
}
