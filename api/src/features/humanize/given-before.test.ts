import type { Mode, Tone } from "@ai-humanizer/engine";
import { describe, expect, it } from "vitest";
import { aroundTransactions } from "../../../test/around-transactions.ts";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { humanizing, now, request } from "../../../test/humanizing.ts";
import { newMember } from "../../../test/member.ts";
import { deleteItem, findHistory, insertUpload } from "../history/history.repository.ts";
import { used } from "../quota/quota.repository.ts";
import { findTotals } from "../stats/totals.repository.ts";
import { humanize } from "./humanize.service.ts";
import type { HumanizeCall } from "./humanize-call.ts";
import { noMetering, type Provider } from "./providers/provider.ts";

type Asked = Partial<HumanizeCall["request"]>;
const first: { tone: Tone; mode: Mode } = { tone: "casual", mode: "standard" };

/** A language model that writes the same each time. */
const model: Provider = {
  humanize: async ({ text }) => {
    const outcome = fakeOutcome(text);
    if (outcome.kind !== "done") return outcome;
    return { ...outcome, use: { name: "openai", fallback: false }, metering: noMetering };
  },
};

describe.each(databases)("a text that was given before, on $name", ({ open }) => {
  const { database, guest, deps, call, uses, storedByGuest } = humanizing(open);

  /** As whoever it is, with options of their own. */
  const runAs = (
    actor: HumanizeCall["actor"],
    asked: Asked = {},
    more: Partial<ReturnType<typeof deps>> = {},
  ) => humanize({ ...deps(), ...more }, { ...call(), actor, request: { ...request, ...asked } });

  const others: [string, Asked][] = [
    ["mode", { mode: "supercharge" }],
    ["tone", { tone: "conversational" }],
  ];

  it.each(others)("is free to a guest in another %s, as often as it is asked for", async (_, other) => {
    const given = await runAs(guest());
    for (let round = 0; round < 2; round += 1) {
      const again = await runAs(guest(), other);
      expect(again).toEqual({ ...given, isFirstHumanization: false, counted: false, repeats: first });
    }
    expect(await uses()).toBe(1);
    expect(await storedByGuest()).toHaveLength(1);
  });

  it.each(others)("gives way to another wording in another %s for who asks for one", async (_, other) => {
    await runAs(guest());
    expect(await runAs(guest(), other)).toMatchObject({ repeats: first });
    const anew = { humanizedText: expect.stringContaining("use 1 "), counted: true, repeats: null };
    expect(await runAs(guest(), { ...other, another: true })).toMatchObject(anew);
  });

  const later = { clock: () => now + 1 };

  it.each(others)(
    "is the newest of its wordings in another %s, where that gives it too",
    async (_, other) => {
      const user = await newMember(database.db);
      await runAs(user);
      const newest = await runAs(user, {}, later);
      expect(newest).toMatchObject({ humanizedText: expect.stringContaining("use 1 "), counted: true });
      const again = await runAs(user, other, later);
      expect(again).toEqual({ ...newest, counted: false, repeats: first });
    },
  );

  it("is an older one of its wordings, and free, where another mode does not give the newest", async () => {
    const user = await newMember(database.db);
    const { humanizedText } = await runAs(user);
    await runAs(user, {}, later);
    const humanizer = fakeHumanizer((text, { seed = 0 }) => fakeOutcome(text, { seed: seed * 10 }));
    const again = await runAs(user, { mode: "supercharge" }, { ...later, humanizer });
    expect(again).toMatchObject({ humanizedText, counted: false, repeats: first });
  });

  it("is the newest of its wordings where another one is asked for and not found", async () => {
    const user = await newMember(database.db);
    const humanizer = fakeHumanizer((text, { seed = 0 }) => fakeOutcome(text, { seed: seed === 1 ? 1 : 0 }));
    await runAs(user, {}, { humanizer });
    const { humanizedText } = await runAs(user, {}, { ...later, humanizer });
    const again = await runAs(user, { mode: "supercharge", another: true }, { humanizer });
    expect(again).toMatchObject({ humanizedText, counted: false, repeats: first });
  });

  it("is free though it was given before its hashes were kept", async () => {
    await runAs(guest());
    await database.db.updateTable("humanizations").set({ sourceHash: null, resultHash: null }).execute();
    expect(await runAs(guest(), { mode: "supercharge" })).toMatchObject({ counted: false, repeats: first });
  });

  it.each(others)(
    "is free to a user in another %s, and enters neither history nor sums",
    async (_, other) => {
      const user = await newMember(database.db);
      await runAs(user);
      expect(await runAs(user, other)).toMatchObject({ counted: false, repeats: first });
      expect(await used(database.db, `user:${user.userId}`, "2025-11")).toBe(1);
      expect(await findHistory(database.db, { userId: user.userId, limit: 10 })).toHaveLength(1);
      expect(await findTotals(database.db, user.userId)).toMatchObject({ rewrites: 1 });
    },
  );

  it("is free from a language model too", async () => {
    const humanizer = { humanizer: model };
    expect(await runAs(guest(), {}, humanizer)).toMatchObject({ counted: true, repeats: null });
    expect(await runAs(guest(), { mode: "supercharge" }, humanizer)).toMatchObject({ repeats: first });
    expect(await runAs(guest(), {}, humanizer)).toMatchObject({ counted: false, repeats: first });
    expect(await uses()).toBe(1);
  });

  it("is charged where another mode gives another text, which is then no other wording of the first", async () => {
    const user = await newMember(database.db);
    const humanizer = fakeHumanizer((text, { mode, seed = 0 }) =>
      fakeOutcome(text, { seed: mode === "supercharge" ? seed + 1 : seed }),
    );
    const run = (asked: Asked) => runAs(user, asked, { humanizer });
    expect(await run({})).toMatchObject({ humanizedText: expect.stringContaining("use the"), counted: true });
    const strong = { humanizedText: expect.stringContaining("use 1 "), counted: true };
    expect(await run({ mode: "supercharge" })).toMatchObject(strong);
    // Its own second seed gives what supercharge gave.
    const third = { humanizedText: expect.stringContaining("use 2 "), counted: true, repeats: null };
    expect(await run({})).toMatchObject(third);
  });

  it("is remembered past any number of other texts, and once it is out of the history", async () => {
    const user = await newMember(database.db);
    const premium = { ...user, plan: "premium" } as const;
    await runAs(premium);
    for (let index = 0; index < 51; index += 1) await runAs(premium, { text: `We utilize ${index}.` });
    const [newest] = await findHistory(database.db, { userId: user.userId, limit: 1 });
    if (newest) await deleteItem(database.db, user.userId, newest.id, Date.now());
    for (const text of [request.text, "We utilize 50."])
      expect(await runAs(premium, { text, mode: "supercharge" })).toMatchObject({ counted: false });
  });

  it("may be one that was humanized offline and uploaded", async () => {
    const { userId, ...user } = await newMember(database.db);
    const { humanizedText } = await runAs(guest());
    const upload = {
      id: crypto.randomUUID(),
      userId,
      title: "Offline",
      originalText: request.text,
      humanizedText,
    };
    await insertUpload(database.db, { ...upload, tone: "casual", createdAt: now });
    const other = { humanizedText: expect.stringContaining("use 1 "), counted: true };
    expect(await runAs({ userId, ...user })).toMatchObject(other);
  });

  it("is another's own, and a new one to them", async () => {
    await runAs(guest());
    const other = { kind: "guest", sessionId: crypto.randomUUID() } as const;
    expect(await runAs(other, { mode: "supercharge" })).toMatchObject({ counted: true, repeats: null });
  });

  it("is charged once where two modes give it at the same time", async () => {
    let waiting = 0;
    const both = Promise.withResolvers<void>();
    const humanizer = fakeHumanizer(async (text) => {
      waiting += 1;
      if (waiting === 2) both.resolve();
      await both.promise;
      return fakeOutcome(text);
    });
    const answers = await Promise.all(
      (["standard", "supercharge"] as const).map((mode) => runAs(guest(), { mode }, { humanizer })),
    );
    const free = answers.filter(({ counted }) => !counted);
    expect(free).toHaveLength(1);
    expect(free[0]).toMatchObject({ humanizedText: answers[0]?.humanizedText, isFirstHumanization: false });
    expect(free[0]?.repeats).not.toBeNull();
    expect(await uses()).toBe(1);
    expect(await storedByGuest()).toHaveLength(1);
  });

  it("answers the same call as before, where that ended amid this one and there is no other wording", async () => {
    const keyed = { idempotencyKey: crypto.randomUUID() };
    const humanizer = fakeHumanizer((text) => fakeOutcome(text));
    let earlier: unknown;
    const db = aroundTransactions(database.db, {
      "after 1": async () => {
        earlier = await runAs(guest(), keyed, { humanizer });
      },
    });
    expect(await runAs(guest(), keyed, { humanizer, db })).toEqual(earlier);
    expect(earlier).toMatchObject({ counted: true, repeats: null });
    expect(await uses()).toBe(1);
  });
});
