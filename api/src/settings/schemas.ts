import { z } from "zod";

export const whole = (minimum: number, maximum: number) => z.coerce.number().int().min(minimum).max(maximum);
export const amount = z.coerce.number().min(0).max(1_000_000);
export const list = z.string().transform((text) =>
  text
    .split(",")
    .map((item) => item.trim())
    .filter(Boolean),
);
export const origin = z.url({ protocol: /^https?$/ }).transform((url) => new URL(url).origin);
/** Origins as browsers send them, including those of apps such as "app://name". */
export const origins = list.transform((items, context) =>
  items.map((item) => {
    const url = URL.parse(item);
    // The address of a page, or one with a user's name, is not an origin.
    if (url?.host && `${url.protocol}//${url.host}/` === url.href.replace(/\/*$/, "/")) {
      return `${url.protocol}//${url.host.toLowerCase()}`;
    }
    context.addIssue({ code: "custom", message: "each must be an origin, such as https://app.example.com" });
    return z.NEVER;
  }),
);
export const emails = list.transform((items) => items.map((item) => item.toLowerCase()));
export const headerName = z
  .string()
  .regex(/^[\w-]+$/)
  .toLowerCase();
/** An address that may stand in a header: no line breaks. */
export const mailbox = z
  .string()
  .regex(/^[^\r\n<>]*<[^\s<>@]+@[^\s<>@]+>$|^[^\s<>@]+@[^\s<>@]+$/, "not an address");
export const serviceAccount = z
  .string()
  .transform((text, context) => {
    try {
      return JSON.parse(text);
    } catch {
      context.addIssue({ code: "custom", message: "not JSON" });
      return z.NEVER;
    }
  })
  .pipe(
    z.object({ client_email: z.email(), private_key: z.string().startsWith("-----BEGIN PRIVATE KEY-----") }),
  );
export const postgresUrl = z.url({ protocol: /^postgres(ql)?$/ });
