/** What travels in a navigation between the wizard and the dashboard, besides the address. */

/** To /b/c: goes on with the draft without asking. */
export const RESUME_STATE = { resume: true } as const;

export function isResumeState(state: unknown): boolean {
  return ((state ?? {}) as { resume?: unknown }).resume === true;
}

/** To /dashboard: this card was just made. */
export function newCardState(username: string) {
  return { newCard: username.trim() };
}

export function newCardOf(state: unknown): string | undefined {
  const { newCard } = (state ?? {}) as { newCard?: unknown };
  return typeof newCard === "string" && newCard !== "" ? newCard : undefined;
}
