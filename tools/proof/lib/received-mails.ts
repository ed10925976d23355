import { setTimeout as wait } from "node:timers/promises";
import type { FakeSmtp } from "../../harness/fake-smtp.ts";

const POLL_MS = 20;

/** Waits until a mail to this address has arrived behind the first `after`, or the time is over. */
export async function untilReceived(
  { received }: FakeSmtp,
  email: string,
  after: number,
  timeoutMs: number,
): Promise<boolean> {
  const deadline = performance.now() + timeoutMs;
  while (performance.now() < deadline) {
    if (received.slice(after).some(({ envelopeTo }) => envelopeTo.includes(email))) return true;
    await wait(POLL_MS);
  }
  return false;
}
