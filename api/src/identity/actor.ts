import type { PlanId } from "@ai-humanizer/shared";
import type { Selectable } from "kysely";
import type { Schema } from "../db/schema.ts";

/** A signed-in user; an admin is one with more rights. */
export interface Member {
  readonly kind: "user" | "admin";
  readonly userId: string;
  /** The plan whose limits hold now. */
  readonly plan: PlanId;
  /** Signup bonus granted, spent or not. */
  readonly bonus: number;
}

/** Who makes a call. */
export type Actor = { readonly kind: "guest"; readonly sessionId: string } | Member;

export type ProfileRow = Selectable<Schema["profiles"]>;

/** How a user is signed in. */
export interface SignIn {
  /** A Firebase ID token, or the session cookie of the demo login. */
  readonly via: "token" | "session";
  /** When they signed in. */
  readonly authTime: number;
  readonly emailVerified: boolean;
}

/** A signed-in user's profile as the call found it. */
export interface Account {
  readonly member: Member;
  readonly profile: ProfileRow;
  readonly signIn: SignIn;
}

/** Who is behind a call's credentials: nobody, a guest, or the user of an account. */
export interface Caller {
  readonly actor: Actor | null;
  readonly account: Account | null;
}

/** Tells the caller from a call's headers. Throws an AppError if the credentials are not valid. */
export type Identify = (headers: Headers) => Promise<Caller>;

/** The actor's name in tables that count by actor. */
export function subjectOf(actor: Actor): string {
  return actor.kind === "guest" ? `guest:${actor.sessionId}` : userSubject(actor.userId);
}

const ofUser = "user:";

export const userSubject = (userId: string): string => `${ofUser}${userId}`;

/** The user whose name in those tables it is; null for anybody else's. */
export const userOfSubject = (subject: string): string | null =>
  subject.startsWith(ofUser) ? subject.slice(ofUser.length) : null;
