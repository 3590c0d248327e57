import { expect, test } from "vitest";
import { callOf, wordsOf } from "./audit-words.ts";

test("says what a call was for, and keeps the call", () => {
  const look = { action: "GET /api/admin/payments", details: '{"limit":25,"searched":true}' };
  expect(wordsOf(look)).toBe("View payments, filtered by a search");
  expect(callOf(look)).toBe('GET /api/admin/payments {"limit":25,"searched":true}');
  const stop = { action: "POST /api/admin/campaigns/:id/stop", details: '{"id":"7"}' };
  expect(wordsOf(stop)).toBe("Stop a campaign");
});

test("shows a call as it is where it has no words", () => {
  const cut = { action: "POST /api/admin/campaigns/7/stop", details: "{}" };
  expect(wordsOf(cut)).toBe("POST /api/admin/campaigns/7/stop");
  expect(callOf(cut)).toBe("POST /api/admin/campaigns/7/stop");
});
