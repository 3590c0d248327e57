import { screen } from "@testing-library/react";
import { expect, test, vi } from "vitest";
import { createFakePlatform } from "@/platform/fake-platform.ts";
import { TryLater } from "@/platform/try-later.ts";
import { renderInApp } from "@/test/render.tsx";
import { UploadButton } from "./upload-button.tsx";

async function press(upload: (id: string) => Promise<void>) {
  const platform = createFakePlatform({ localHistory: { ids: async () => ["id-1"], upload } });
  const onDone = vi.fn();
  const { user } = renderInApp(<UploadButton id="id-1" onDone={onDone} />, { platform });
  await user.click(screen.getByRole("button", { name: "Upload to my account" }));
  return onDone;
}

test("uploads the entry and says so", async () => {
  const upload = vi.fn(async () => {});
  const onDone = await press(upload);
  expect(await screen.findByText("It is in your account now")).toBeDefined();
  expect(upload).toHaveBeenCalledWith("id-1");
  expect(onDone).toHaveBeenCalledOnce();
});

test.each([
  [new Error("offline"), "Check your connection and try again."],
  [new TryLater(3600), "The server takes no more texts for now. Try again in 60 minutes."],
])("says why it could not: %s", async (error, why) => {
  const onDone = await press(() => Promise.reject(error));
  expect(await screen.findByText("It could not be uploaded")).toBeDefined();
  expect(screen.getByText(why)).toBeDefined();
  expect(onDone).not.toHaveBeenCalled();
});
