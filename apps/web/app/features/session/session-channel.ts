/** Broadcasts sign-in and sign-out to the other tabs of this browser. */
type SessionEvent = "signed-in" | "signed-out";

/**
 * One object for both directions: a channel does not receive its own messages, but those of a second one in the tab.
 */
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
