import type { PublicSettings } from "@visita/domain/site/page-ports";
import { StartError } from "./start-error.ts";

/** The only place that tells the mailbox's key. */
export function announce({ brand, publicUrl, mailboxUrl }: PublicSettings, mailboxKey: string): void {
  const mailbox = mailboxUrl ? `  Local mail is read at ${publicUrl}${mailboxUrl}?key=${mailboxKey}\n` : "";
  process.stdout.write(`\n  ${brand} is ready at ${publicUrl}\n${mailbox}  Stop with Ctrl-C\n\n`);
}

/** The message alone for what the operator can fix; the stack trace for a bug. */
export function exitWith(error: unknown): never {
  const text = error instanceof StartError ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
