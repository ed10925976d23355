import { EXPORT_PARTS } from "@visita/domain/export/export.contract";
import type { AppContext } from "../../core/app-context.ts";
import { type ArchivePart, jsonPart } from "../../lib/archive-part.ts";

/** Named in `account.json`; an import of a later version is refused. docs/export-format.md describes it. */
const EXPORT_FORMAT = { format: "visita-export", version: 1 } as const;

/** Everything that an account has put in, as its features give it, in the order in which it is written. */
export async function exportParts(context: AppContext, accountId: string): Promise<ArchivePart[]> {
  const parts = [await accountPart(context, accountId)];
  for (const source of context.exportSources) {
    for (const part of source.parts ?? []) parts.push(await part(context, accountId));
  }
  return parts.toSorted((a, b) => EXPORT_PARTS.indexOf(a.name) - EXPORT_PARTS.indexOf(b.name));
}

async function accountPart(context: AppContext, accountId: string): Promise<ArchivePart> {
  const document = {
    ...EXPORT_FORMAT,
    installation: context.config.publicUrl,
    madeAt: new Date(context.now()).toISOString(),
    account: {},
  };
  for (const { fields } of context.exportSources) {
    const { account, ...others } = (await fields?.(context, accountId)) ?? {};
    Object.assign(document.account, account);
    Object.assign(document, others);
  }
  return jsonPart("account", "account.json", 1, document);
}
