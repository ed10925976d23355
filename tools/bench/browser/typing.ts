import { expect, type Page } from "@playwright/test";

const TEXT = "Robin Sample of the Folded Sheet bookbindery";

type Observed = { tasks: number[]; keys: number[] };

export type TypingLatency = {
  /** The longest task of the main thread while typing, in milliseconds; the browser reports none below 50. */
  longestTaskMs: number;
  tasksOver50: number;
  /** From each key press to the next frame. */
  keysMs: number[];
};

/** Types a name into the wizard, with the live preview beside it. */
export async function typeInWizard(page: Page, url: string): Promise<TypingLatency> {
  await page.goto(`${url}/b/c`);
  await page.getByRole("button", { name: "Next", exact: true }).click();
  const field = page.getByRole("textbox", { name: "Full name", exact: true });
  await field.click();
  await field.pressSequentially("warm up");
  await field.fill("");
  await page.evaluate(observe);
  await field.pressSequentially(TEXT, { delay: 80 });
  await expect(field).toHaveValue(TEXT);
  const { tasks, keys } = await page.evaluate(
    () => (globalThis as unknown as { observed: Observed }).observed,
  );
  return { longestTaskMs: Math.max(0, ...tasks), tasksOver50: tasks.length, keysMs: keys };
}

function observe(): void {
  const observed: Observed = { tasks: [], keys: [] };
  Object.assign(globalThis, { observed });
  new PerformanceObserver((list) => {
    for (const { duration } of list.getEntries()) observed.tasks.push(duration);
  }).observe({ type: "longtask" });
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) if (entry.name === "keydown") observed.keys.push(entry.duration);
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}
