/** A mail to one recipient. */
export interface Mail {
  /** `Name <address>` or an address. */
  readonly from: string;
  readonly to: string;
  readonly subject: string;
  readonly html: string;
  readonly text: string;
  /** Without angle brackets. */
  readonly messageId: string;
  /** Further headers by their names. */
  readonly headers: Readonly<Record<string, string>>;
}

/** What became of a mail. */
export type Delivery =
  | { readonly kind: "sent" }
  /** There was no connection: it has nothing to do with this mail. */
  | { readonly kind: "unreachable"; readonly reason: string }
  /** The server did not take it; `temporary` where it may do so later. */
  | { readonly kind: "refused"; readonly temporary: boolean; readonly reason: string }
  /** The connection broke after the server had been given it: nobody knows whether it was taken. */
  | { readonly kind: "uncertain"; readonly reason: string };

export interface Mailer {
  /** How mail leaves. */
  readonly via: "outbox" | "smtp";
  /** Tries once. Failures are told, not thrown. */
  readonly deliver: (mail: Mail) => Promise<Delivery>;
  readonly close: () => void;
}
