import type { MailFault } from "./mail-transport.ts";

const FAILING_AFTER_MS = 60_000;

/** Remembers since when no mail could be sent. */
export type TransportHealth = ReturnType<typeof watchTransport>;

export function watchTransport(now: () => number) {
  let troubleSince: number | null = null;
  /** One address that is put off says nothing about the others; a second one does. */
  let refusedRecipient: string | null = null;

  return {
    succeeded(): void {
      troubleSince = null;
      refusedRecipient = null;
    },

    failed(fault: MailFault, recipient: string, startedAt: number): void {
      if (fault.scope === "recipient") {
        refusedRecipient ??= recipient;
        if (fault.isFinal || refusedRecipient === recipient) return;
      }
      troubleSince ??= startedAt;
    },

    /** Whether the last thing known is a failure. */
    get isInTrouble(): boolean {
      return troubleSince !== null;
    },

    /** Whether that has lasted so long that those who need mail should be told. */
    isFailing(): boolean {
      return troubleSince !== null && now() - troubleSince > FAILING_AFTER_MS;
    },
  };
}
