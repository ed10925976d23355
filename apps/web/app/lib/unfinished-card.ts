const KEY = "unfinished_card";

/** Remembers, for this tab, the page of a card whose owner has gone to look at the plans. */
export function rememberUnfinishedCard(path: string): void {
  try {
    sessionStorage.setItem(KEY, path);
  } catch {
    // Denied storage: the draft is still offered when the page is opened again.
  }
}

export function findUnfinishedCard(): string | undefined {
  try {
    return sessionStorage.getItem(KEY) ?? undefined;
  } catch {
    return undefined;
  }
}

export function forgetUnfinishedCard(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}

/** Navigation state for the wizard: goes on with the draft without asking. */
export const RESUME_STATE = { resume: true } as const;

export function isResumeState(state: unknown): boolean {
  return ((state ?? {}) as { resume?: unknown }).resume === true;
}
