/** Navigation state for /dashboard: this card was just made. */
export function newCardState(username: string) {
  return { newCard: username.trim() };
}

export function newCardOf(state: unknown): string | undefined {
  const { newCard } = (state ?? {}) as { newCard?: unknown };
  return typeof newCard === "string" && newCard !== "" ? newCard : undefined;
}
