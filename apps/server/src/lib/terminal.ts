import type { PublicSettings } from "@visita/domain/site/public-settings";
import { StartError } from "./start-error.ts";

/** The last lines of a start: where to look. */
export function announce({ brand, publicUrl, mailboxUrl }: PublicSettings): void {
  process.stdout.write(`\n  ${brand} is ready at ${publicUrl}\n`);
  if (mailboxUrl) process.stdout.write(`  Local mail is read at ${publicUrl}${mailboxUrl}\n`);
  process.stdout.write("  Stop with Ctrl-C\n\n");
}

/** One sentence for a cause that a person can mend; the whole trace only for a fault of the product. */
export function exitWith(error: unknown): never {
  const text = error instanceof StartError ? error.message : String((error as Error)?.stack ?? error);
  process.stderr.write(`\n${text}\n`);
  process.exit(1);
}
