import type { HumanizeOptions } from "@ai-humanizer/engine";
import { describe, expect, it } from "vitest";
import { databases } from "../../../test/databases.ts";
import { fakeHumanizer, fakeOutcome } from "../../../test/fake-humanizer.ts";
import { humanizing, now, request } from "../../../test/humanizing.ts";
import { newMember } from "../../../test/member.ts";
import { hashOf } from "../../secrets.ts";
import { humanize } from "./humanize.service.ts";

describe.each(databases)("humanize on $name", ({ open }) => {
  const { database, guest, deps, call, uses, storedByGuest, maintainAt } = humanizing(open);

  it("stores what was rewritten, by whom, and charges one use", async () => {
    await humanize(deps(), call());
    expect(await storedByGuest()).toEqual([
      {
        id: expect.any(String),
        guestSessionId: guest().sessionId,
        userId: null,
        title: "We utilize the tools that we",
        originalText: request.text,
        humanizedText: "We use the tools that we have got.",
        sourceHash: hashOf(request.text),
        resultHash: hashOf("We use the tools that we have got."),
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
    expect(await uses()).toBe(1);
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
    expect(await storedByGuest()).toMatchObject([{ title: "Mine" }]);
  });

  it.each([
    ["guest", guest],
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

  it("deletes guests' texts after the days set, and no user's", async () => {
    const user = await newMember(database.db);
    await humanize(deps(), call());
    await humanize(deps(), { ...call(), actor: user });
    const day = 86_400_000;
    const rows = () =>
      database.db
        .selectFrom("humanizations")
        .select(["guestSessionId", "userId"])
        .where((eb) => eb.or([eb("guestSessionId", "=", guest().sessionId), eb("userId", "=", user.userId)]))
        .execute();
    await maintainAt(now + 30 * day);
    expect(await rows()).toHaveLength(2);
    await maintainAt(now + 30 * day + 1);
    expect(await rows()).toEqual([{ guestSessionId: null, userId: user.userId }]);
  });
});
