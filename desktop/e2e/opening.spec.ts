import { writeFileSync } from "node:fs";
import path from "node:path";
import { expect, test } from "@playwright/test";
import type { Desktop } from "./desktop.ts";
import { launchDesktop, newDataDir } from "./launch.ts";

const apiOrigin = `http://localhost:${process.env.E2E_PORT}`;

let desktop: Desktop;
test.afterEach(() => desktop.close());

test("imports a file that the system opens with it, wherever the user is, and loses no draft", async () => {
  desktop = await launchDesktop({ apiOrigin });
  const { page, dataDir } = desktop;
  const file = (name: string, content: string) => {
    const at = path.join(dataDir, name);
    writeFileSync(at, content);
    return at;
  };
  const field = page.getByRole("textbox", { name: "Original Text" });
  await field.fill("My draft");
  await desktop.command("second-instance", ["app", "--flag", file("essay.md", "# From a file")]);
  await expect(field).toHaveValue("# From a file");
  await page.getByRole("button", { name: "Undo" }).click();
  await expect(field).toHaveValue("My draft");

  await desktop.command("menu", "Account");
  await expect(field).toBeHidden();
  await desktop.command("second-instance", ["app", file("notes.txt", "Some notes")]);
  await expect(field).toHaveValue("Some notes");

  await desktop.command("second-instance", ["app", path.join(dataDir, "gone.txt")]);
  expect(await desktop.until("notification")).toMatchObject({ title: "Could not open gone.txt" });
  await expect(field).toHaveValue("Some notes");
});

test("imports a file that it was started with, and begins at the screen of a link", async () => {
  const dataDir = newDataDir();
  const file = path.join(dataDir, "essay.txt");
  writeFileSync(file, "From a file");
  desktop = await launchDesktop({ apiOrigin, dataDir, args: [file] });
  const field = desktop.page.getByRole("textbox", { name: "Original Text" });
  await expect(field).toHaveValue("From a file");
  await desktop.command("quit");
  await desktop.close();

  desktop = await launchDesktop({ apiOrigin, args: ["aihumanizer://pricing"] });
  await expect(desktop.page).toHaveURL(desktop.address("app://ai-humanizer/pricing"));
});
