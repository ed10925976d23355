import { expect, type Page } from "@playwright/test";

const TEXT = "Robin Sample of the Folded Sheet bookbindery";

type Heard = { tasks: number[]; keys: number[] };

export type TypingFigures = {
  /** The longest tasks of the main thread while typing, in milliseconds; those below 50 are not told. */
  longestTaskMs: number;
  tasksOver50: number;
  /** From a key to the next picture, each. */
  keysMs: number[];
};

/** Types a name into the wizard, with the live preview beside it. */
export async function typeInWizard(page: Page, url: string): Promise<TypingFigures> {
  await page.goto(`${url}/b/c`);
  await page.getByRole("button", { name: /Step \d+ of \d+$/ }).click();
  await page.getByRole("menuitem", { name: "Personal information" }).click();
  const field = page.getByRole("textbox", { name: "Full name", exact: true });
  await field.click();
  await field.pressSequentially("warm up");
  await field.fill("");
  await page.evaluate(listen);
  await field.pressSequentially(TEXT, { delay: 80 });
  await expect(field).toHaveValue(TEXT);
  const { tasks, keys } = await page.evaluate(() => (globalThis as unknown as { heard: Heard }).heard);
  return { longestTaskMs: Math.max(0, ...tasks), tasksOver50: tasks.length, keysMs: keys };
}

function listen(): void {
  const heard: Heard = { tasks: [], keys: [] };
  Object.assign(globalThis, { heard });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) heard.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") heard.keys.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
