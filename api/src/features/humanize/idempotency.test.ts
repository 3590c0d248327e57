import { describe, expect, it } from "vitest";
import { aroundTransactions } from "../../../test/around-transactions.ts";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { until } from "../../../test/http.ts";
import { endless, humanizing, now, request } from "../../../test/humanizing.ts";
import { newMember } from "../../../test/member.ts";
import { used } from "../quota/quota.repository.ts";
import { humanize } from "./humanize.service.ts";

describe.each(databases)("the same humanization sent again on $name", ({ open }) => {
  const { database, guest, deps, call, uses, storedByGuest, maintainAt } = humanizing(open);

  const keyed = () => ({ ...request, idempotencyKey: crypto.randomUUID() });

  it("answers the same without a second charge, as long as it is kept", async () => {
    const again = { ...call(), request: keyed() };
    const first = await humanize(deps(), again);
    const never = fakeHumanizer(() => Promise.reject(new Error("not to be run")));
    expect(await humanize(deps(never), again)).toEqual(first);
    expect(first).toMatchObject({ isFirstHumanization: true, counted: true });
    expect(await uses()).toBe(1);
    await maintainAt(now + 10 * 60_000);
    expect(await humanize(deps(), again)).not.toEqual(first);
    expect(await uses()).toBe(2);
  });

  it("runs anew for another text, another option or another actor", async () => {
    const again = { ...call(), actor: await newMember(database.db), request: keyed() };
    const first = await humanize(deps(), again);
    const others = [
      { ...again, request: { ...again.request, text: "We utilize it." } },
      { ...again, request: { ...again.request, preserveLength: true } },
    ];
    for (const other of others) expect(await humanize(deps(), other)).not.toEqual(first);
    await humanize(deps(), { ...again, actor: guest() });
    expect(await uses()).toBe(1);
    expect(await used(database.db, `user:${again.actor.userId}`, "2025-11")).toBe(3);
  });

  it("charges once when both run at the same time", async () => {
    const again = { ...call(), request: keyed() };
    const slow = fakeHumanizer(async (text, options) => {
      await new Promise((resolve) => setTimeout(resolve, 20));
      return fakeOutcome(text, options);
    });
    const [one, other] = await Promise.all([humanize(deps(slow), again), humanize(deps(slow), again)]);
    expect(one).toEqual(other);
    expect(await uses()).toBe(1);
    expect(await storedByGuest()).toHaveLength(1);
  });

  describe("while the first has the last use", () => {
    /** The last use goes to a call that runs until it is told how to end; the same one, sent again, waits for it. */
    const sendTwice = async () => {
      await humanize(deps(), { ...call(), request: { ...request, text: "We utilize it." } });
      const again = { ...call(), request: keyed() };
      const end = Promise.withResolvers<"answer" | "fail">();
      const slow = fakeHumanizer(async (text, options) => {
        if ((await end.promise) === "fail") throw new Error("broken");
        return fakeOutcome(text, options);
      });
      const first = humanize(deps(slow), again);
      first.catch(() => {});
      await until(async () => (await uses()) === 2);
      const other = { ...again, request: { ...again.request, idempotencyKey: crypto.randomUUID() } };
      await expect(humanize(deps(), other)).rejects.toMatchObject({ code: "guest_limit_exceeded" });
      const client = new AbortController();
      const second = humanize(deps(), { ...again, signal: client.signal });
      second.catch(() => {});
      return { first, second, client, end: end.resolve };
    };

    it("waits for its answer", async () => {
      const { first, second, end } = await sendTwice();
      end("answer");
      expect(await second).toEqual(await first);
      expect(await uses()).toBe(2);
    });

    it("runs with the use that the first gives back", async () => {
      const { first, second, end } = await sendTwice();
      end("fail");
      await expect(first).rejects.toThrow("broken");
      expect(await second).toMatchObject({ counted: true });
      expect(await uses()).toBe(2);
    });

    it("runs with it as well when the first fails amid the second's being refused", async () => {
      await humanize(deps(), { ...call(), request: { ...request, text: "We utilize it." } });
      const again = { ...call(), request: keyed() };
      const end = Promise.withResolvers<never>();
      const first = humanize(deps(fakeHumanizer(() => end.promise)), again);
      await until(async () => (await uses()) === 2);
      const db = aroundTransactions(database.db, {
        "after 1": async () => {
          end.reject(new Error("broken"));
          await expect(first).rejects.toThrow("broken");
        },
      });
      expect(await humanize({ ...deps(), db }, again)).toMatchObject({ counted: true });
      expect(await uses()).toBe(2);
    });

    it("waits for a third that takes the use which the first gives back", async () => {
      await humanize(deps(), { ...call(), request: { ...request, text: "We utilize it." } });
      const again = { ...call(), request: keyed() };
      const ends = [Promise.withResolvers<never>(), Promise.withResolvers<void>()] as const;
      const first = humanize(deps(fakeHumanizer(() => ends[0].promise)), again);
      first.catch(() => {});
      await until(async () => (await uses()) === 2);
      const slow = fakeHumanizer(async (text, options) => {
        await ends[1].promise;
        return fakeOutcome(text, options);
      });
      let third: ReturnType<typeof humanize> | undefined;
      const db = aroundTransactions(database.db, {
        "after 1": async () => {
          ends[0].reject(new Error("broken"));
          await expect(first).rejects.toThrow("broken");
        },
        "before 2": async () => {
          third = humanize(deps(slow), again);
          await until(async () => (await uses()) === 2);
        },
        "after 2": async () => ends[1].resolve(),
      });
      const second = await humanize({ ...deps(), db }, again);
      expect(second).toEqual(await third);
      expect(await uses()).toBe(2);
    });

    it("stops waiting when its client leaves", async () => {
      const { first, second, client, end } = await sendTwice();
      client.abort();
      await expect(second).rejects.toMatchObject({ status: 499, code: "canceled" });
      end("answer");
      expect(await first).toMatchObject({ counted: true });
    });
  });

  it("runs anew after a run that brought nothing", async () => {
    const again = { ...call(), request: keyed() };
    const brief = { ...deps(endless), timeoutMs: 60 };
    await expect(humanize(brief, again)).rejects.toMatchObject({ code: "timeout" });
    expect(await humanize(deps(), again)).toMatchObject({ counted: true });
  });
});
