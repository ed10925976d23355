/** Tells the other tabs of this browser that somebody signed in or out here. */
type SessionEvent = "signed-in" | "signed-out";

/** One object for both directions: a channel never hears itself, but would hear a second one in the same tab. */
let channel: BroadcastChannel | undefined;

function openChannel(): BroadcastChannel {
  channel ??= new BroadcastChannel("visita-session");
  return channel;
}

export function announceSession(event: SessionEvent): void {
  openChannel().postMessage(event);
}

export function onSessionElsewhere(listener: (event: SessionEvent) => void): () => void {
  const onMessage = (message: MessageEvent<SessionEvent>) => listener(message.data);
  const open = openChannel();
  open.addEventListener("message", onMessage);
  return () => open.removeEventListener("message", onMessage);
}

/** Whether an account may log out now; somebody may be asked meanwhile. */
type SignOutGuard = (userid: string) => Promise<boolean>;

const guards = new Set<SignOutGuard>();

export function guardSignOut(guard: SignOutGuard): () => void {
  guards.add(guard);
  return () => void guards.delete(guard);
}

export async function maySignOut(userid: string): Promise<boolean> {
  for (const guard of guards) if (!(await guard(userid))) return false;
  return true;
}

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
