type SignedOutListener = (userid: string) => void;

const listeners = new Set<SignedOutListener>();

/** Calls back after somebody logged out in this tab; a session that merely expires raises no event. */
export function onSignedOut(listener: SignedOutListener): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

export function emitSignedOut(userid: string): void {
  for (const listener of listeners) listener(userid);
}
