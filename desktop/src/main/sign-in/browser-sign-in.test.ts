import { afterEach, expect, test, vi } from "vitest";
import { createBrowserSignIn } from "./browser-sign-in.ts";

const code = "c".repeat(43);
afterEach(() => vi.useRealTimers());

function setUp(options: { timeoutMs?: number; noPort?: boolean } = {}) {
  const opened: URLSearchParams[] = [];
  const arrived: ((query: URLSearchParams) => void)[] = [];
  const signIn = createBrowserSignIn({
    webOrigin: "https://app.example.com",
    openExternal: async (url) => {
      const query = new URLSearchParams(new URL(url).hash.slice(1));
      opened.push(query);
      arrived.shift()?.(query);
    },
    timeoutMs: options.timeoutMs ?? 60_000,
    ...(options.noPort ? { listen: () => Promise.reject(new Error("no port")) } : {}),
  });
  /** Starts a sign-in, and waits for the page that it opens. */
  const start = async () => {
    const page = new Promise<URLSearchParams>((resolve) => arrived.push(resolve));
    const granted = signIn.start();
    granted.catch(() => {});
    const query = await page;
    return { granted, state: query.get("state") ?? "", redirect: query.get("redirect") ?? "" };
  };
  return { signIn, start, opened };
}
const answer = (redirect: string, query: Record<string, string>) =>
  fetch(`${redirect}?${new URLSearchParams(query)}`);

test("comes back by a port of this computer, with the verifier of the challenge", async () => {
  const { start, opened } = setUp();
  const { granted, state, redirect } = await start();
  expect(redirect).toMatch(/^http:\/\/127\.0\.0\.1:\d+\/callback$/);
  expect((await answer(redirect, { code, state })).status).toBe(200);
  const { code: got, verifier } = await granted;
  expect(got).toBe(code);
  const hash = await crypto.subtle.digest("SHA-256", new TextEncoder().encode(verifier));
  expect(opened[0]?.get("challenge")).toBe(Buffer.from(hash).toString("base64url"));
});

test("refuses a wrong state, no code, another path or host, and then still takes the right one", async () => {
  const { start } = setUp();
  const { granted, state, redirect } = await start();
  const wrong = [
    answer(redirect, { code, state: "s".repeat(43) }),
    answer(redirect, { state }),
    answer(redirect, { code: "<script>", state }),
    answer(redirect.replace("/callback", "/elsewhere"), { code, state }),
    answer(redirect.replace("127.0.0.1", "localhost"), { code, state }).catch(() => ({ status: 404 })),
    fetch(`${redirect}?code=${code}&state=${state}&state=${state}`),
    fetch(`${redirect}?code=${code}&state=${state}`, { method: "POST" }),
  ];
  for (const { status } of await Promise.all(wrong)) expect(status).toBe(404);
  expect((await answer(redirect, { code, state })).status).toBe(200);
  await granted;
});

test("takes an answer once, and none of an earlier sign-in", async () => {
  const { start, signIn } = setUp();
  const first = await start();
  const second = await start();
  await expect(first.granted).rejects.toThrow("Another sign-in was started.");
  expect(signIn.takeLink(`aihumanizer://sign-in?code=${code}&state=${first.state}`)).toBe(false);
  const link = `aihumanizer://sign-in?code=${code}&state=${second.state}`;
  expect(signIn.takeLink(link)).toBe(true);
  expect(signIn.takeLink(link)).toBe(false);
  await second.granted;
  expect(signIn.takeLink(link)).toBe(false);
});

test("comes back by a link where no port can be had; a forged link is refused", async () => {
  const { start, signIn } = setUp({ noPort: true });
  const { granted, state, redirect } = await start();
  expect(redirect).toBe("aihumanizer://sign-in");
  for (const forged of [
    `aihumanizer://sign-in?code=${code}&state=${"s".repeat(43)}`,
    `aihumanizer://sign-in/path?code=${code}&state=${state}`,
    `aihumanizer://elsewhere?code=${code}&state=${state}`,
    `https://sign-in?code=${code}&state=${state}`,
    `aihumanizer://sign-in?code=${code}&state=${state}&x=1${"y".repeat(1000)}`,
  ]) {
    expect(signIn.takeLink(forged), forged).toBe(false);
  }
  expect(signIn.takeLink(`${redirect}?code=${code}&state=${state}`)).toBe(true);
  await granted;
});

test("ends after its time, and by cancel; what comes then is too late", async () => {
  const late = await setUp({ timeoutMs: 1 }).start();
  await expect(late.granted).rejects.toThrow("took too long");
  await expect(answer(late.redirect, { code, state: late.state })).rejects.toThrow();
  const { signIn, start } = setUp();
  const { granted, state } = await start();
  signIn.cancel();
  await expect(granted).rejects.toThrow("canceled");
  expect(signIn.takeLink(`aihumanizer://sign-in?code=${code}&state=${state}`)).toBe(false);
});
