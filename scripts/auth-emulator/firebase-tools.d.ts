// firebase-tools ships no types. These are the parts of its Auth emulator that are used, as of the version pinned.
declare module "firebase-tools/lib/emulator/auth/server.js" {
  import type { RequestListener } from "node:http";
  /** Makes the emulator's HTTP app. */
  export function createApp(projectId: string): Promise<RequestListener>;
}
declare module "firebase-tools/lib/emulator/auth/apiSpec.js" {
  const module: { readonly default: { readonly paths: Record<string, unknown> } };
  export default module;
}
