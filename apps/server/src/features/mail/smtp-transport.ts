import { connect } from "node:net";
import { MailFault, type MailTransport } from "./mail-transport.ts";

export const SEND_LIMIT_MS = 10_000;

type Sender = { name: string; address: string; replyTo: string };

/** One connection a mail: at a few hundred mails an hour a pool would mostly hold connections that have gone stale. */
export function smtpTransport(smtpUrl: string, sender: Sender, limitMs = SEND_LIMIT_MS): MailTransport {
  const url = withoutLogging(smtpUrl);
  const open = async () => {
    // Installations without a mail server never need it.
    const { createTransport } = await import("nodemailer");
    // The whole exchange has this long, however slowly the other side drips its answers.
    const signal = AbortSignal.timeout(limitMs);
    return createTransport({
      url,
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: limitMs,
      greetingTimeout: limitMs,
      socketTimeout: limitMs,
      getSocket: ({ host = "localhost", port, secure }, done) => {
        const socket = connect({ host, port: Number(port) || (secure ? 465 : 587), signal });
        socket.once("error", done);
        socket.once("connect", () => {
          socket.off("error", done);
          done(null, { connection: socket });
        });
      },
    });
  };

  return {
    keepsSentMails: false,

    async send({ to, messageId, subject, text, html, date }) {
      try {
        const transport = await open();
        await transport.sendMail({
          from: { name: sender.name, address: sender.address },
          to: { name: "", address: to },
          replyTo: sender.replyTo,
          envelope: { from: sender.address, to: [to] },
          messageId,
          subject,
          text,
          html,
          date,
          headers: { "Auto-Submitted": "auto-generated" },
        });
      } catch (error) {
        throw toMailFault(error);
      }
    },

    async isReachable() {
      try {
        const transport = await open();
        return await transport.verify();
      } catch {
        return false;
      }
    },
  };
}

/** These settings of the address would write every recipient to the terminal. */
function withoutLogging(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ["logger", "debug", "transactionLog"]) url.searchParams.delete(name);
  return url.href;
}

/** The server's own words are left out: they like to repeat the address. */
function toMailFault(error: unknown): MailFault {
  const { code, command, responseCode } = error as { code?: string; command?: string; responseCode?: number };
  const reason = [code ?? "unknown", command, responseCode].filter(Boolean).join(" ");
  const isAboutRecipient = command === "RCPT TO" && responseCode !== undefined;
  return new MailFault(
    reason,
    isAboutRecipient ? "recipient" : "transport",
    isAboutRecipient && responseCode >= 500,
  );
}
