import { existsSync, readFileSync } from "node:fs";
import path from "node:path";
import { setTimeout } from "node:timers/promises";
import { expect, test, vi } from "vitest";
import { tempFolders } from "../../test/temp-folders.ts";
import { createSecretFile, type SafeStorage } from "./secret-file.ts";

const newFolder = tempFolders();

function setUp({ available = true, backend = "gnome_libsecret", platform = "linux" } = {}) {
  const file = path.join(newFolder(), "secret");
  const storage: SafeStorage = {
    isAsyncEncryptionAvailable: async () => available,
    getSelectedStorageBackend: () => backend,
    encryptStringAsync: async (text) => Buffer.from(text).reverse(),
    decryptStringAsync: async (data) => ({
      result: Buffer.from(data).reverse().toString(),
      shouldReEncrypt: false,
    }),
  };
  return { file, storage, secrets: createSecretFile(file, storage, platform) };
}

test("keeps a secret encrypted until it is removed", async () => {
  const { file, secrets } = setUp();
  expect(await secrets.write("refresh token")).toBe(true);
  expect(readFileSync(file, "utf8")).not.toContain("refresh token");
  expect(await secrets.read()).toBe("refresh token");
  await secrets.remove();
  expect(await secrets.read()).toBeNull();
});

test.each([
  ["no key store", { available: false }],
  ["a key that is the same everywhere", { backend: "basic_text" }],
])("writes nothing with %s", async (_, computer) => {
  const { file, secrets } = setUp(computer);
  expect(await secrets.write("refresh token")).toBe(false);
  expect(existsSync(file)).toBe(false);
});

test("what is removed stays so, however long the write before takes", async () => {
  const { file, secrets, storage } = setUp();
  const slow = Promise.withResolvers<Buffer>();
  storage.encryptStringAsync = () => slow.promise;
  const written = secrets.write("refresh token");
  const removed = secrets.remove();
  await setTimeout(20);
  slow.resolve(Buffer.from("late"));
  expect(await written).toBe(true);
  await removed;
  expect(existsSync(file)).toBe(false);
});

test("a write that fails holds up nothing after it", async () => {
  const { secrets, storage } = setUp();
  vi.spyOn(storage, "encryptStringAsync").mockRejectedValueOnce(new Error("locked"));
  await expect(secrets.write("one")).rejects.toThrow("locked");
  expect(await secrets.write("two")).toBe(true);
  expect(await secrets.read()).toBe("two");
});
