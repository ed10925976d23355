import { expect } from "vitest";
import type { MailboxMail } from "../src/features/mail/mailbox.service.ts";
import type { TestApp } from "./test-app.ts";

/** Every mail that has left, newest first, as its reader sees it. */
export async function sentMails(app: TestApp): Promise<MailboxMail[]> {
  await app.context.mail.tick();
  const entries = await app.context.mail.mailbox.list();
  const mails = await Promise.all(entries.map(({ id }) => app.context.mail.mailbox.find(id)));
  return mails.filter((mail) => mail !== undefined);
}

export async function mailsTo(app: TestApp, address: string): Promise<MailboxMail[]> {
  return (await sentMails(app)).filter((mail) => mail.to === address);
}

/** The newest security code in somebody's mailbox. */
export async function lastCodeTo(app: TestApp, address: string): Promise<string> {
  const code = (await mailsTo(app, address)).find((mail) => mail.code)?.code;
  expect(code, "no code was mailed").toMatch(/^\d{6}$/);
  app.secrets.add(String(code));
  return String(code);
}

/** The code in the newest recovery link in somebody's mailbox. */
export async function lastLinkTo(app: TestApp, address: string): Promise<string> {
  const mail = (await mailsTo(app, address)).find(({ kind }) => kind === "recovery_link");
  const code = /#email=\S+&code=([\w-]{20})/.exec(mail?.text ?? "")?.[1];
  expect(code, "no link was mailed").toBeDefined();
  app.secrets.add(String(code));
  return String(code);
}
