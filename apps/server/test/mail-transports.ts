import { MailFault, type MailTransport, type OutgoingMail } from "../src/features/mail/mail-transport.ts";

/** A transport that writes down what it was given, and fails as long as it is told to. */
export function recordingTransport() {
  const sent: OutgoingMail[] = [];
  let tries = 0;
  let fault: MailFault | null = null;
  let isReachable = true;
  let gate: Promise<void> | null = null;
  const transport: MailTransport = {
    keepsSentMails: false,
    async send(mail) {
      tries += 1;
      await gate;
      if (fault) throw fault;
      sent.push(mail);
    },
    isReachable: async () => isReachable,
  };
  return {
    transport,
    sent,
    recipients: () => sent.map(({ to }) => to),
    tries: () => tries,
    fail(scope: "transport" | "recipient" = "transport"): void {
      fault = new MailFault("TEST", scope, false);
      isReachable = scope === "recipient";
    },
    /** The mail server answers again; whether it also takes mails is another question. */
    answer(): void {
      isReachable = true;
    },
    recover(): void {
      fault = null;
      isReachable = true;
    },
    /** Holds every mail in mid-flight until the returned function is called. */
    hold(): () => void {
      const { promise, resolve } = Promise.withResolvers<void>();
      gate = promise;
      return () => {
        gate = null;
        resolve();
      };
    },
  };
}
