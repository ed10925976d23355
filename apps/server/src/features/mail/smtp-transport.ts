import { connect } from "node:net";
import { isLoopbackHost } from "../../lib/hosts.ts";
import { type MailAttachment, MailFault, type MailTransport } from "./mail-transport.ts";

export const SEND_TIMEOUT_MS = 10_000;

type Sender = { name: string; address: string; replyTo: string };

/** One connection per mail: at a few hundred mails per hour, pooled connections would mostly be stale. */
export function smtpTransport(smtpUrl: string, sender: Sender, timeoutMs = SEND_TIMEOUT_MS): MailTransport {
  const url = removeLogOptions(smtpUrl);
  const open = async () => {
    // Loaded on first use: installations without SMTP never need it.
    const { createTransport } = await import("nodemailer");
    // Bounds the whole exchange: socketTimeout restarts with every byte received.
    const signal = AbortSignal.timeout(timeoutMs);
    return createTransport({
      url,
      requireTLS: needsStartTls(url),
      disableFileAccess: true,
      disableUrlAccess: true,
      connectionTimeout: timeoutMs,
      greetingTimeout: timeoutMs,
      socketTimeout: timeoutMs,
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

    async send({ to, replyTo = sender.replyTo, attachment, unsubscribeUrl, ...mail }) {
      try {
        const transport = await open();
        await transport.sendMail({
          from: { name: sender.name, address: sender.address },
          to: { name: "", address: to },
          replyTo: { name: "", address: replyTo },
          envelope: { from: sender.address, to: [to] },
          ...mail,
          ...(attachment && { attachments: [toNodemailer(attachment)] }),
          headers: {
            "Auto-Submitted": "auto-generated",
            ...(unsubscribeUrl && {
              "List-Unsubscribe": `<${unsubscribeUrl}>`,
              "List-Unsubscribe-Post": "List-Unsubscribe=One-Click",
            }),
          },
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

/** The content is given, so that nodemailer opens no file and no URL. */
function toNodemailer({ fileName, contentType, content }: MailAttachment) {
  return { filename: fileName, contentType, content: Buffer.from(content) };
}

/**
 * Without it nodemailer would send passwords and codes in clear where somebody on the way removes STARTTLS from the
 * server's answer. Off on this machine, and where the URL itself says so (?requireTLS=false).
 */
function needsStartTls(smtpUrl: string): boolean {
  const { protocol, hostname, searchParams } = new URL(smtpUrl);
  if (protocol === "smtps:" || isLoopbackHost(hostname)) return false;
  return searchParams.get("requireTLS") !== "false" && searchParams.get("ignoreTLS") !== "true";
}

/** These URL parameters would make nodemailer log every recipient. */
function removeLogOptions(smtpUrl: string): string {
  const url = new URL(smtpUrl);
  for (const name of ["logger", "debug", "transactionLog"]) url.searchParams.delete(name);
  return url.href;
}

/** Drops the server's message, which often repeats the address. */
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
