import { paragraphwise, type ScriptedModel, startScriptedModel } from "../../api/test/scripted-model.ts";
import { type BenchServer, startApi } from "../../scripts/bench/servers.ts";
import { WEB_ROOT } from "../../scripts/lib/web-build.ts";
import { expect, test, workspace } from "./test.ts";
import { essay, essayFacts } from "./texts.ts";

// One app with a language model for all of them.
test.describe.configure({ mode: "serial" });

const same = (paragraph: string) => paragraph;
const slow = paragraphwise(same, { tokenMs: 60 });

let model: ScriptedModel;
let app: BenchServer;
test.beforeAll(async () => {
  model = await startScriptedModel(slow);
  app = await startApi({ PROVIDER: "openai", OPENAI_BASE_URL: model.url, OPENAI_RETRIES: "0", WEB_ROOT });
});
test.afterAll(async () => {
  await app.stop();
  await model.close();
});
test.beforeEach(async ({ page }) => {
  await page.goto(`${app.url}/dashboard`);
});

test("the text grows as it is written, is announced rarely, and nothing jumps", async ({ page }) => {
  model.play(slow);
  const { source, run, output, rewrite, success } = workspace(page);
  const live = page.getByTestId("live-text");
  const status = output.getByRole("status");
  await source.fill(essay);
  const frame = async () => [await source.boundingBox(), await output.boundingBox()];
  const before = await frame();
  await status.evaluate((element) => {
    const said: (string | null)[] = [];
    new MutationObserver(() => said.push(element.textContent)).observe(element, {
      childList: true,
      characterData: true,
      subtree: true,
    });
    Object.assign(window, { said });
  });

  await run.click();
  await expect(live).toContainText("urban farming");
  await expect(
    output.getByRole("heading", { name: /Humanizing Content|Testing Bypass Success/ }),
  ).toBeVisible();
  const growing = await live.elementHandle();
  const early = (await live.textContent())?.length ?? 0;
  await expect.poll(async () => (await live.textContent())?.length ?? 0).toBeGreaterThan(early + 50);
  expect(await frame()).toEqual(before);

  await expect(success).toBeVisible({ timeout: 30_000 });
  await expect(live).toBeHidden();
  expect(await growing?.evaluate((element) => element.isConnected)).toBe(true);
  for (const fact of essayFacts) await expect(rewrite).toContainText(fact);
  expect(await frame()).toEqual(before);
  await expect(status).toHaveText(/^Your rewritten text is ready: \d+ words$/);
  const said = await page.evaluate(() => Reflect.get(window, "said"));
  expect([...new Set(said)].length).toBeLessThanOrEqual(4);
  await expect(output.getByText("Provider fallback")).toBeHidden();
});

test("stop ends the generation at the model, keeps the text and costs nothing", async ({ page }) => {
  model.play(paragraphwise(same, { tokenMs: 400 }));
  const { source, run } = workspace(page);
  const left = model.left();
  await source.fill(essay);
  await run.click();
  await expect(page.getByTestId("live-text")).toContainText("In today");
  expect(model.open()).toBe(1);
  await page.getByRole("button", { name: "Stop" }).click();
  await expect(run).toBeEnabled();
  await expect.poll(() => model.open()).toBe(0);
  expect(model.left()).toBe(left + 1);
  await expect(page.getByTestId("live-text")).toBeHidden();
  await expect(source).toHaveValue(essay);
  await expect(page.getByText("2 free uses left")).toBeVisible();
});

test("a refusal is said and costs nothing; a model that is down is stood in for, labelled", async ({
  page,
}) => {
  const { source, run, output, rewrite } = workspace(page);
  model.play(() => ({ text: "I'm sorry, but I can't help with that." }));
  await source.fill(essay);
  await run.click();
  const declined = "The language model declined to rewrite this text. Nothing was charged.";
  await expect(page.getByText(declined, { exact: true })).toBeVisible();
  await expect(output.getByText(`The last run failed. ${declined} Your text is still here.`)).toBeVisible();
  await expect(source).toHaveValue(essay);
  await expect(page.getByText("2 free uses left")).toBeVisible();

  model.play(() => ({ status: 500 }));
  await run.click();
  await expect(output.getByText("Provider fallback")).toBeVisible();
  await expect(rewrite).toContainText("1,400");
  await expect(output.getByText(/The last run failed/)).toBeHidden();
  await expect(page.getByText("1 free use left")).toBeVisible();
});
