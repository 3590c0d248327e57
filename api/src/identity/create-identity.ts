import type { PublicConfig } from "@ai-humanizer/shared";
import { createRemoteJWKSet } from "jose";
import type { Database } from "../db/schema.ts";
import { sessionCookieName } from "../http/cookies.ts";
import { isUp } from "../http/is-up.ts";
import type { Logger } from "../log.ts";
import type { Settings } from "../settings/tree.ts";
import type { Identify } from "./actor.ts";
import { createCustomTokens, type SignCustomToken } from "./custom-token.ts";
import { edgeLocation } from "./edge-location.ts";
import { createFirebaseAccounts, type IdentityProvider } from "./firebase-accounts.ts";
import { createIdentify } from "./identify.ts";
import { createTokenVerifier } from "./verify-token.ts";

/** The keys that sign Firebase's ID tokens. */
const keySetUrl = new URL(
  "https://www.googleapis.com/service_accounts/v1/jwk/securetoken@system.gserviceaccount.com",
);

interface IdentityDeps {
  readonly settings: Settings;
  readonly db: Database;
  readonly clock: () => number;
  readonly newId: () => string;
  readonly log: Logger;
}

export interface IdentityParts {
  readonly identify: Identify;
  readonly provider: IdentityProvider;
  readonly signCustomToken: SignCustomToken | null;
  /** What the renderer signs in with; null where it can't. */
  readonly firebase: PublicConfig["firebase"];
}

/** Sign-in as the settings want it: by Firebase, or in local mode by its emulator if that answers. */
export async function createIdentity({ settings, log, ...deps }: IdentityDeps): Promise<IdentityParts> {
  const { identity, server, mode } = settings;
  const wantedHost = mode === "local" ? identity.emulatorHost : null;
  const emulatorHost = wantedHost !== null && (await isUp(`http://${wantedHost}/`)) ? wantedHost : null;
  if (wantedHost !== emulatorHost) {
    log.warn({ emulator: wantedHost }, "the sign-in emulator does not answer: nobody can sign in");
  }
  const firebase = emulatorHost === null ? googleConfig(identity) : emulatorConfig(identity, emulatorHost);
  const verifyToken = createTokenVerifier({
    projectId: identity.projectId,
    keys: createRemoteJWKSet(keySetUrl),
    allowUnsigned: emulatorHost !== null,
    clock: deps.clock,
  });
  const sessionCookie = sessionCookieName(server.publicUrl);
  const { adminEmails } = identity;
  return {
    identify: createIdentify({
      ...deps,
      verifyToken,
      sessionCookie,
      adminEmails,
      secret: server.secret,
      locationOf: edgeLocation(server),
    }),
    provider: createFirebaseAccounts({ apiKey: firebase?.apiKey ?? null, emulatorHost }),
    signCustomToken: createCustomTokens(identity.serviceAccount, emulatorHost !== null),
    firebase,
  };
}

function googleConfig(identity: Settings["identity"]): PublicConfig["firebase"] {
  const { apiKey, authDomain, projectId, appId } = identity;
  if (apiKey === null || authDomain === null || appId === null) return null;
  return { apiKey, authDomain, projectId, appId, emulatorUrl: null };
}

/** The emulator takes any key. */
function emulatorConfig({ projectId }: Settings["identity"], host: string): PublicConfig["firebase"] {
  const emulatorUrl = `http://${host}`;
  return { apiKey: "local-mode", authDomain: "localhost", projectId, appId: "local-mode", emulatorUrl };
}
