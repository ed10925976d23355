import { useSettings } from "../../lib/use-settings.ts";

/** Where an installation without a mail server lets its mails be read. */
export function MailboxHint() {
  const mailboxUrl = useSettings()?.mailboxUrl;
  if (!mailboxUrl) return null;
  return (
    <p className="text-center text-help text-muted">
      Mails stay on this machine.{" "}
      <a
        href={mailboxUrl}
        target="_blank"
        rel="noopener"
        className="type-link -my-2.75 inline-flex min-h-touch items-center rounded-xs"
      >
        Open the local mailbox
      </a>
    </p>
  );
}
