import { type Campaign, promotionalSubject } from "@ai-humanizer/shared/admin";

/** A campaign under way: one of four mails is sent. */
export const runningCampaign: Campaign = {
  audience: "all",
  totalUsers: 4,
  sent: 1,
  failed: 0,
  campaignId: "c1",
  done: false,
  subject: promotionalSubject,
  createdBy: "boss@example.com",
  createdAt: "2025-11-21T10:00:00.000Z",
  finishedAt: null,
  uncertain: 0,
  skipped: 0,
  problem: null,
};
