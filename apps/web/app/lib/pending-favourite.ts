const KEY = "pending_favourite";

export type PendingFavourite = { path: string; fullname: string };

/** Remembers, for this tab, the card that a visitor wanted to keep before they were asked to sign in. */
export function rememberPendingFavourite(pending: PendingFavourite): void {
  try {
    sessionStorage.setItem(KEY, JSON.stringify(pending));
  } catch {
    // Denied storage: the visitor presses again.
  }
}

/** The remembered card, if it is the one at this path. */
export function findPendingFavourite(path: string): PendingFavourite | undefined {
  try {
    const pending: unknown = JSON.parse(sessionStorage.getItem(KEY) ?? "null");
    return isPending(pending) && pending.path === path ? pending : undefined;
  } catch {
    return undefined;
  }
}

export function forgetPendingFavourite(): void {
  try {
    sessionStorage.removeItem(KEY);
  } catch {
    // It was never stored.
  }
}

function isPending(value: unknown): value is PendingFavourite {
  const { path, fullname } = (value ?? {}) as Partial<PendingFavourite>;
  return typeof path === "string" && typeof fullname === "string";
}
