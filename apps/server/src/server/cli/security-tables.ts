import { guessBudgetRows } from "../../features/account/guess-budget-rows.ts";
import { MAIL_BUDGETS, type MailBudget } from "../../features/mail/mail-budgets.ts";

/** Replaces the tables between the markers of docs/security.md. */
export function updateSecurityDocs(text: string): string {
  return replaceTable(replaceTable(text, "guess budgets", guessTable()), "mail budgets", mailTable());
}

function replaceTable(text: string, name: string, table: string): string {
  const [start, end] = [`<!-- ${name} -->`, `<!-- end of ${name} -->`];
  const [before, rest] = text.split(start);
  const after = rest?.split(end)[1];
  if (after === undefined) throw new Error(`docs/security.md has no markers for ${name}`);
  return `${before}${start}\n${table}\n${end}${after}`;
}

function guessTable(): string {
  const rows = guessBudgetRows().map(({ counts, per, limit, beyond }) => [counts, per, limit, beyond]);
  return markdownTable(["What is counted", "Per", "Limit", "Beyond it"], rows);
}

function mailTable(): string {
  const limit = (count: number | null) => (count === null ? "none" : count.toLocaleString("en-US"));
  const rows = Object.values(MAIL_BUDGETS).map(
    ({ title, recipientDay, networkHour, hour, day }: MailBudget) => [
      title,
      limit(recipientDay),
      limit(networkHour),
      limit(hour),
      limit(day),
    ],
  );
  return markdownTable(
    ["Budget", "A day per recipient", "An hour per network", "An hour in all", "A day in all"],
    rows,
  );
}

function markdownTable(head: readonly string[], rows: readonly (readonly string[])[]): string {
  const line = (cells: readonly string[]) => `| ${cells.join(" | ")} |`;
  return [line(head), line(head.map(() => "---")), ...rows.map(line)].join("\n");
}
