import { randomUUID } from "node:crypto";
import { type Config, DEFAULT_SUPPORT_EMAIL } from "../config/config.ts";
import { MailFault } from "../features/mail/mail-transport.ts";
import { smtpTransport } from "../features/mail/smtp-transport.ts";
import { broken, type Finding, warning, well } from "./finding.ts";

/** Sends a test message to SUPPORT_EMAIL. */
export async function checkMail({ isPublic, brand, mail, publicUrl }: Config, now: number): Promise<Finding> {
  if (!mail.smtpUrl) {
    const text = "SMTP_URL is not set, so mail stays in the local mailbox.";
    const remedy = "Set SMTP_URL to your mail server, such as smtps://user:password@mail.example.";
    return isPublic ? broken("Mail", text, remedy) : well("Mail", text);
  }
  const transport = smtpTransport(mail.smtpUrl, { name: brand, address: mail.from, replyTo: mail.support });
  const text = `The doctor of ${publicUrl} sent this to check that mail arrives.`;
  try {
    await transport.send({
      messageId: `<${randomUUID()}@${new URL(publicUrl).hostname}>`,
      to: mail.support,
      subject: `A test message of ${brand}`,
      text,
      html: `<p>${text}</p>`,
      date: new Date(now),
    });
    return well("Mail", "a test message was accepted for SUPPORT_EMAIL. Check that it arrived.");
  } catch (error) {
    const reason = error instanceof MailFault ? error.message : "unknown";
    return broken(
      "Mail",
      `the mail server refused the test message (${reason}).`,
      "Correct SMTP_URL, and let the server send as MAIL_FROM to SUPPORT_EMAIL.",
    );
  }
}

export function checkSupport({ isPublic, mail, adminEmails }: Config): Finding {
  if (!isPublic) return well("Support", "not needed on a private address.");
  if (mail.support === DEFAULT_SUPPORT_EMAIL) {
    return broken(
      "Support",
      "SUPPORT_EMAIL is not set, so reports of abuse reach no one.",
      "Set it to an address that you read.",
    );
  }
  if (adminEmails.length > 0) return well("Support", "reports reach someone, and /admin has admins.");
  return warning(
    "Support",
    "ADMIN_EMAILS is not set, so no one sees /admin.",
    "Set it to the addresses of the admins' accounts, with commas.",
  );
}
