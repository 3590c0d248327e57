import { mkdirSync, readFileSync, renameSync, writeFileSync } from "node:fs";
import path from "node:path";
import { z } from "zod";

const accountsSchema = z.object({ users: z.array(z.record(z.string(), z.unknown())).default([]) });

/** Gives an emulator the accounts of a file, if there is one. */
export async function loadAccounts(origin: string, projectId: string, file: string): Promise<void> {
  const text = readIfThere(file);
  if (text === null) return;
  const { users } = accountsSchema.parse(JSON.parse(text));
  if (users.length > 0) await call(origin, projectId, "batchCreate", { users });
}

/** Writes an emulator's accounts into a file, whole or not at all. */
export async function saveAccounts(origin: string, projectId: string, file: string): Promise<void> {
  const accounts = accountsSchema.parse(await call(origin, projectId, "batchGet?maxResults=-1"));
  mkdirSync(path.dirname(file), { recursive: true });
  writeFileSync(`${file}.new`, JSON.stringify(accounts, null, 2));
  renameSync(`${file}.new`, file);
}

async function call(origin: string, projectId: string, verb: string, body?: object): Promise<unknown> {
  const url = `${origin}/identitytoolkit.googleapis.com/v1/projects/${projectId}/accounts:${verb}`;
  const response = await fetch(url, {
    // What the emulator takes for an administrator's token.
    headers: { authorization: "Bearer owner", "content-type": "application/json" },
    ...(body ? { method: "POST", body: JSON.stringify(body) } : {}),
  });
  if (!response.ok) throw new Error(`The Auth emulator refused accounts:${verb}: ${await response.text()}`);
  return await response.json();
}

function readIfThere(file: string): string | null {
  try {
    return readFileSync(file, "utf8");
  } catch (error) {
    if (error instanceof Error && "code" in error && error.code === "ENOENT") return null;
    throw error;
  }
}
