import type { HumanizeOptions } from "@ai-humanizer/engine";
import { beforeEach, describe, expect, it } from "vitest";
import { aroundTransactions } from "../../../test/around-transactions.ts";
import { databases, testDatabase } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { until } from "../../../test/http.ts";
import { newMember } from "../../../test/member.ts";
import { overloaded } from "../../errors.ts";
import type { Actor } from "../../identity/actor.ts";
import { createLogger } from "../../log.ts";
import { maintain } from "../../maintenance.ts";
import { used } from "../quota/quota.repository.ts";
import { humanize } from "./humanize.service.ts";
import type { Provider } from "./providers/provider.ts";

const now = Date.UTC(2025, 10, 21);

const log = createLogger("silent");

describe.each(databases)("humanize on $name", ({ open }) => {
  const database = testDatabase(open);
  let actor: Actor & { kind: "guest" };
  beforeEach(() => {
    actor = { kind: "guest", sessionId: crypto.randomUUID() };
  });

  function deps(humanizer: Provider = fakeHumanizer()) {
    const newId = () => crypto.randomUUID();
    return {
      db: database.db,
      humanizer,
      clock: () => now,
      newId,
      log,
      timeoutMs: 60,
      guestUsesPerAddress: 1000,
    };
  }
  const request = {
    text: "We utilize the tools that we have got.",
    tone: "casual",
    mode: "standard",
    preserveLength: false,
  } as const;
  const call = (signal = new AbortController().signal) => ({ actor, addressKey: "key", request, signal });
  const usedBy = async (who = actor) => await used(database.db, `guest:${who.sessionId}`, "all");
  const storedByGuest = () =>
    database.db
      .selectFrom("humanizations")
      .select("id")
      .where("guestSessionId", "=", actor.sessionId)
      .execute();

  /** Works until it is told to stop, as a long run in the pool does. */
  const endless = fakeHumanizer(
    (_text, _options, { signal }) =>
      new Promise((_resolve, reject) => signal.addEventListener("abort", () => reject(signal.reason))),
  );

  it("takes no use of a guest whose text needs no change, and marks no first success", async () => {
    const unchanged = { ...call(), request: { ...request, text: "Hello there." } };
    expect(
      await humanize({ ...deps(), guestUsesPerAddress: 1 }, { ...unchanged, addressKey: "calm" }),
    ).toMatchObject({
      counted: false,
      isFirstHumanization: false,
    });
    expect(await usedBy()).toBe(0);
    expect(await storedByGuest()).toEqual([]);
    const next = await humanize({ ...deps(), guestUsesPerAddress: 1 }, { ...call(), addressKey: "calm" });
    expect(next).toMatchObject({ counted: true, isFirstHumanization: true });
    expect(await usedBy()).toBe(1);
  });

  it("stores what was rewritten, by whom, and charges one use", async () => {
    await humanize(deps(), call());
    const rows = await database.db
      .selectFrom("humanizations")
      .selectAll()
      .where("guestSessionId", "=", actor.sessionId)
      .execute();
    expect(rows).toEqual([
      {
        id: expect.any(String),
        guestSessionId: actor.sessionId,
        userId: null,
        title: "We utilize the tools that we",
        originalText: request.text,
        humanizedText: "We use the tools that we have got.",
        tone: "casual",
        mode: "standard",
        wordCount: 8,
        processingMs: 12,
        createdAt: now,
        deletedAt: null,
        provider: "local",
        model: null,
        fallback: 0,
        attempts: 0,
        tokensIn: 0,
        tokensOut: 0,
        costMicros: 0,
      },
    ]);
    expect(await usedBy()).toBe(1);
  });

  it("hands the engine the options and keeps a given title", async () => {
    let seen: HumanizeOptions | undefined;
    const humanizer = fakeHumanizer((text, options) => {
      seen = options;
      return fakeOutcome(text, options);
    });
    const options = { tone: "casual", mode: "supercharge", preserveLength: true } as const;
    const full = { ...request, ...options, keep: ["tools"], title: "Mine" };
    await humanize(deps(humanizer), { ...call(), request: full });
    expect(seen).toEqual({ ...options, keep: ["tools"], seed: 0 });
    const row = database.db
      .selectFrom("humanizations")
      .select("title")
      .where("guestSessionId", "=", actor.sessionId);
    expect(await row.execute()).toEqual([{ title: "Mine" }]);
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
    await expect(humanize(deps(humanizer), call())).rejects.toMatchObject(error);
    expect(await usedBy()).toBe(0);
    expect(await storedByGuest()).toEqual([]);
    // What failed was not the first success.
    expect(await humanize(deps(), call())).toMatchObject({ isFirstHumanization: true });
  });

  it.each([
    ["guest", () => actor],
    ["user", () => newMember(database.db)],
  ])("gives a %s who runs a text again another wording", async (_, who) => {
    const again = { ...call(), actor: await who() };
    const run = async (more: { text?: string } = {}) => {
      const { humanizedText, counted } = await humanize(deps(), {
        ...again,
        request: { ...request, ...more },
      });
      return { humanizedText, counted };
    };
    expect(await run()).toEqual({ humanizedText: "We use the tools that we have got.", counted: true });
    expect(await run()).toEqual({ humanizedText: "We use 1 the tools that we have got.", counted: true });
    if (again.actor.kind === "guest") return;
    expect(await run({ text: "We utilize them." })).toEqual({ humanizedText: "We use them.", counted: true });
  });

  it("hands on whether the caller's plan has priority", async () => {
    const seen: boolean[] = [];
    const humanizer = fakeHumanizer((text, options, { priority }) => {
      seen.push(priority);
      return fakeOutcome(text, options);
    });
    const user = await newMember(database.db);
    await humanize(deps(humanizer), call());
    await humanize(deps(humanizer), { ...call(), actor: user });
    await humanize(deps(humanizer), { ...call(), actor: { ...user, plan: "basic" } });
    expect(seen).toEqual([false, false, true]);
  });

  it("tries a few seeds for a wording that was not there, and counts none where all were", async () => {
    const user = await newMember(database.db);
    const seeds: (number | undefined)[] = [];
    // Every second seed gives the same.
    const humanizer = fakeHumanizer((text, options) => {
      seeds.push(options.seed);
      return fakeOutcome(text, { seed: (options.seed ?? 0) >> 1 });
    });
    const run = () => humanize(deps(humanizer), { ...call(), actor: user });
    await run();
    expect(await run()).toMatchObject({ humanizedText: expect.stringContaining("use 1 "), counted: true });
    expect(seeds).toEqual([0, 1, 2]);
    const same = fakeHumanizer((text) => fakeOutcome(text));
    const last = await humanize(deps(same), { ...call(), actor: user });
    expect(last).toMatchObject({ humanizedText: expect.stringContaining("use the"), counted: false });
    const stored = database.db.selectFrom("humanizations").select("id").where("userId", "=", user.userId);
    expect(await stored.execute()).toHaveLength(2);
  });

  describe("called again with the same idempotency key", () => {
    const keyed = () => ({ ...request, idempotencyKey: crypto.randomUUID() });

    it("answers the same without a second charge, as long as it is kept", async () => {
      const again = { ...call(), request: keyed() };
      const first = await humanize(deps(), again);
      const never = fakeHumanizer(() => Promise.reject(new Error("not to be run")));
      expect(await humanize(deps(never), again)).toEqual(first);
      expect(first).toMatchObject({ isFirstHumanization: true, counted: true });
      expect(await usedBy()).toBe(1);
      const after = now + 10 * 60_000;
      await maintain({ db: database.db, clock: () => after, log, guestHistoryDays: 30 });
      expect(await humanize(deps(), again)).not.toEqual(first);
      expect(await usedBy()).toBe(2);
    });

    it("runs anew for another text, another option or another actor", async () => {
      const again = { ...call(), actor: await newMember(database.db), request: keyed() };
      const first = await humanize(deps(), again);
      const others = [
        { ...again, request: { ...again.request, text: "We utilize it." } },
        { ...again, request: { ...again.request, preserveLength: true } },
      ];
      for (const other of others) expect(await humanize(deps(), other)).not.toEqual(first);
      await humanize(deps(), { ...again, actor });
      expect(await usedBy()).toBe(1);
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
      expect(await usedBy()).toBe(1);
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
        const long = 60_000;
        const first = humanize({ ...deps(slow), timeoutMs: long }, again);
        first.catch(() => {});
        await until(async () => (await usedBy()) === 2);
        const other = { ...again, request: { ...again.request, idempotencyKey: crypto.randomUUID() } };
        await expect(humanize(deps(), other)).rejects.toMatchObject({ code: "guest_limit_exceeded" });
        const client = new AbortController();
        const second = humanize({ ...deps(), timeoutMs: long }, { ...again, signal: client.signal });
        second.catch(() => {});
        return { first, second, client, end: end.resolve };
      };

      it("waits for its answer", async () => {
        const { first, second, end } = await sendTwice();
        end("answer");
        expect(await second).toEqual(await first);
        expect(await usedBy()).toBe(2);
      });

      it("runs with the use that the first gives back", async () => {
        const { first, second, end } = await sendTwice();
        end("fail");
        await expect(first).rejects.toThrow("broken");
        expect(await second).toMatchObject({ counted: true });
        expect(await usedBy()).toBe(2);
      });

      it("runs with it as well when the first fails amid the second's being refused", async () => {
        await humanize(deps(), { ...call(), request: { ...request, text: "We utilize it." } });
        const again = { ...call(), request: keyed() };
        const end = Promise.withResolvers<never>();
        const first = humanize({ ...deps(fakeHumanizer(() => end.promise)), timeoutMs: 60_000 }, again);
        await until(async () => (await usedBy()) === 2);
        const db = aroundTransactions(database.db, {
          "after 1": async () => {
            end.reject(new Error("broken"));
            await expect(first).rejects.toThrow("broken");
          },
        });
        expect(await humanize({ ...deps(), db }, again)).toMatchObject({ counted: true });
        expect(await usedBy()).toBe(2);
      });

      it("waits for a third that takes the use which the first gives back", async () => {
        await humanize(deps(), { ...call(), request: { ...request, text: "We utilize it." } });
        const again = { ...call(), request: keyed() };
        const ends = [Promise.withResolvers<never>(), Promise.withResolvers<void>()] as const;
        const long = { timeoutMs: 60_000 };
        const first = humanize({ ...deps(fakeHumanizer(() => ends[0].promise)), ...long }, again);
        first.catch(() => {});
        await until(async () => (await usedBy()) === 2);
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
            third = humanize({ ...deps(slow), ...long }, again);
            await until(async () => (await usedBy()) === 2);
          },
          "after 2": async () => ends[1].resolve(),
        });
        const second = await humanize({ ...deps(), db }, again);
        expect(second).toEqual(await third);
        expect(await usedBy()).toBe(2);
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
      await expect(humanize(deps(endless), again)).rejects.toMatchObject({ code: "timeout" });
      expect(await humanize(deps(), again)).toMatchObject({ counted: true });
    });
  });

  it("charges nothing when the client leaves during the work", async () => {
    const client = new AbortController();
    const running = humanize({ ...deps(endless), timeoutMs: 60_000 }, call(client.signal));
    setTimeout(() => client.abort(), 20);
    await expect(running).rejects.toMatchObject({ status: 499, code: "canceled" });
    expect(await usedBy()).toBe(0);
  });

  it("charges nothing when the client left just as the work ended", async () => {
    const client = new AbortController();
    const humanizer = fakeHumanizer((text, options) => {
      client.abort();
      return fakeOutcome(text, options);
    });
    await expect(humanize(deps(humanizer), call(client.signal))).rejects.toMatchObject({ code: "canceled" });
    expect(await usedBy()).toBe(0);
  });

  it("takes nothing for what is refused before the work", async () => {
    const tooLong = { ...request, text: "word ".repeat(151) };
    await expect(humanize(deps(), { ...call(), request: tooLong })).rejects.toMatchObject({ status: 422 });
    expect(await usedBy()).toBe(0);
  });

  it("gives back at the next start what a crash left reserved, and only after the longest run", async () => {
    // A run that never ends stands for a process that died between reserving and settling.
    const crashed = humanize(
      { ...deps(fakeHumanizer(() => new Promise(() => {}))), timeoutMs: 1000 },
      call(),
    );
    crashed.catch(() => {});
    while ((await usedBy()) === 0) await new Promise((resolve) => setTimeout(resolve, 5));
    const startAt = (time: number) =>
      maintain({ db: database.db, clock: () => time, log, guestHistoryDays: 30 });
    await startAt(now + 15_999);
    expect(await usedBy()).toBe(1);
    await startAt(now + 16_000);
    expect(await usedBy()).toBe(0);
  });

  it("deletes guests' texts after the days set, and no user's", async () => {
    const user = await newMember(database.db);
    await humanize(deps(), call());
    await humanize(deps(), { ...call(), actor: user });
    const day = 86_400_000;
    const rows = () =>
      database.db
        .selectFrom("humanizations")
        .select(["guestSessionId", "userId"])
        .where((eb) => eb.or([eb("guestSessionId", "=", actor.sessionId), eb("userId", "=", user.userId)]))
        .execute();
    await maintain({
      db: database.db,
      clock: () => now + 30 * day,
      log,
      guestHistoryDays: 30,
    });
    expect(await rows()).toHaveLength(2);
    await maintain({
      db: database.db,
      clock: () => now + 30 * day + 1,
      log,
      guestHistoryDays: 30,
    });
    expect(await rows()).toEqual([{ guestSessionId: null, userId: user.userId }]);
  });
});
