import { describe, expect, it } from "vitest";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { until } from "../../../test/http.ts";
import { endless, humanizing, now, request } from "../../../test/humanizing.ts";
import { overloaded } from "../../errors.ts";
import { humanize } from "./humanize.service.ts";

describe.each(databases)("what a humanization takes on $name", ({ open }) => {
  const { deps, call, uses, storedByGuest, maintainAt } = humanizing(open);

  it("takes no use of a guest whose text needs no change, and marks no first success", async () => {
    const once = { ...deps(), guestUsesPerAddress: 1 };
    const calm = { ...call(), addressKey: "calm" };
    const unchanged = await humanize(once, { ...calm, request: { ...request, text: "Hello there." } });
    expect(unchanged).toMatchObject({ counted: false, isFirstHumanization: false });
    expect(await uses()).toBe(0);
    expect(await storedByGuest()).toEqual([]);
    const next = await humanize(once, calm);
    expect(next).toMatchObject({ counted: true, isFirstHumanization: true });
    expect(await uses()).toBe(1);
  });

  it.each([
    ["fails", fakeHumanizer(() => Promise.reject(new Error("broken"))), { message: "broken" }],
    ["is overloaded", fakeHumanizer(() => Promise.reject(overloaded())), { status: 503, code: "overloaded" }],
    ["takes too long", endless, { status: 504, code: "timeout" }],
    [
      "does not know the language",
      fakeHumanizer(() => ({ kind: "unsupported-language", language: "Dutch" })),
      {
        status: 422,
        code: "unsupported_language",
        message: expect.stringContaining("Dutch"),
        details: { language: "Dutch" },
      },
    ],
  ])("charges and stores nothing when the engine %s", async (_how, humanizer, error) => {
    await expect(humanize({ ...deps(humanizer), timeoutMs: 60 }, call())).rejects.toMatchObject(error);
    expect(await uses()).toBe(0);
    expect(await storedByGuest()).toEqual([]);
    // What failed was not the first success.
    expect(await humanize(deps(), call())).toMatchObject({ isFirstHumanization: true });
  });

  it("charges nothing when the client leaves during the work", async () => {
    const client = new AbortController();
    const running = humanize(deps(endless), call(client.signal));
    running.catch(() => {});
    await until(async () => (await uses()) === 1);
    client.abort();
    await expect(running).rejects.toMatchObject({ status: 499, code: "canceled" });
    expect(await uses()).toBe(0);
  });

  it("charges nothing when the client left just as the work ended", async () => {
    const client = new AbortController();
    const humanizer = fakeHumanizer((text, options) => {
      client.abort();
      return fakeOutcome(text, options);
    });
    await expect(humanize(deps(humanizer), call(client.signal))).rejects.toMatchObject({ code: "canceled" });
    expect(await uses()).toBe(0);
  });

  it("takes nothing for what is refused before the work", async () => {
    const tooLong = { ...request, text: "word ".repeat(151) };
    await expect(humanize(deps(), { ...call(), request: tooLong })).rejects.toMatchObject({ status: 422 });
    expect(await uses()).toBe(0);
  });

  it("gives back at the next start what a crash left reserved, and only after the longest run", async () => {
    // A run that never ends stands for a process that died between reserving and settling.
    const crashed = humanize(
      { ...deps(fakeHumanizer(() => new Promise(() => {}))), timeoutMs: 1000 },
      call(),
    );
    crashed.catch(() => {});
    await until(async () => (await uses()) === 1);
    await maintainAt(now + 15_999);
    expect(await uses()).toBe(1);
    await maintainAt(now + 16_000);
    expect(await uses()).toBe(0);
  });
});
