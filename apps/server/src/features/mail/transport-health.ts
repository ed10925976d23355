import type { MailFault } from "./mail-transport.ts";

const FAILING_AFTER_MS = 60_000;

/** Tracks since when no mail could be sent. */
export type TransportHealth = ReturnType<typeof createTransportHealth>;

export function createTransportHealth(now: () => number) {
  let downSince: number | null = null;
  /** One rejected recipient says nothing about the transport; a second one does. */
  let refusedRecipient: string | null = null;

  return {
    succeeded(): void {
      downSince = null;
      refusedRecipient = null;
    },

    failed(fault: MailFault, recipient: string, startedAt: number): void {
      if (fault.scope === "recipient") {
        refusedRecipient ??= recipient;
        if (fault.isFinal || refusedRecipient === recipient) return;
      }
      downSince ??= startedAt;
    },

    /** Whether the last attempt failed. */
    get isDown(): boolean {
      return downSince !== null;
    },

    /** Down for so long that calls which need mail should be refused. */
    isFailing(): boolean {
      return downSince !== null && now() - downSince > FAILING_AFTER_MS;
    },
  };
}
