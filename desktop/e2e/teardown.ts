import { rmSync } from "node:fs";

/** Removes the tests' database. */
export default function teardown(): void {
  const folder = process.env.E2E_DATA_DIR;
  if (folder) rmSync(folder, { recursive: true, force: true });
}
