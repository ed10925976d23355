import type { ImportField } from "@visita/domain/address-book/import-columns";
import {
  PEOPLE_FILE_MAX_BYTES,
  type PeopleImportLook,
} from "@visita/domain/address-book/people-import.contract";
import { PERSON_MESSAGES as TEXT } from "@visita/domain/address-book/person.messages";
import { useRef, useState } from "react";
import { call } from "../../../lib/api.ts";
import { useSessionExpiry } from "../../session/public/session-expiry.ts";

export type LookedAtPeople = { readonly file: File; readonly look: PeopleImportLook };
export type DuplicateChoice = "merge" | "skip";

/** A file is looked at first, anew with every change of its columns, and brought in only when that is wanted. */
export function usePeopleImport() {
  const [found, setFound] = useState<LookedAtPeople>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"looking" | "importing">();
  const expireOn = useSessionExpiry();
  /** Of several answers the one to the last question counts. */
  const question = useRef(0);

  /** Undefined when it was refused, which is told. */
  async function attempt<Result>(kind: "looking" | "importing", work: () => Promise<Result>) {
    setBusy(kind);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      expireOn(error);
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      setBusy(undefined);
    }
  }

  async function choose(file: File): Promise<boolean> {
    if (file.size > PEOPLE_FILE_MAX_BYTES) {
      setFailure(TEXT.tooLarge);
      return false;
    }
    return look(file, undefined);
  }

  async function look(file: File, columns: string | undefined): Promise<boolean> {
    question.current += 1;
    const asked = question.current;
    const query = { ...(columns !== undefined && { columns }) };
    const answer = await attempt("looking", () => call("POST /api/contacts/import/look", { query, file }));
    if (answer && asked === question.current) setFound({ file, look: answer });
    return answer !== undefined;
  }

  async function matchColumn(place: number, field: ImportField | null): Promise<void> {
    if (!found) return;
    const fields = found.look.columns.map((column) => column.field);
    // A field comes from one column: another that had it is left out.
    const matched = fields.map((other, at) => (at === place ? field : other === field ? null : other));
    await look(found.file, columnsText(matched));
  }

  async function importAll(choice: { duplicates: DuplicateChoice; tag: string }) {
    if (!found) return undefined;
    const { file, look: seen } = found;
    const columns = columnsText(seen.columns.map(({ field }) => field));
    const query = { ...choice, ...(seen.kind === "csv" && { columns }) };
    return attempt("importing", () => call("POST /api/contacts/import", { query, file }));
  }

  return { found, failure, busy, choose, matchColumn, importAll, forget: () => setFound(undefined) };
}

function columnsText(fields: readonly (ImportField | null)[]): string {
  return fields.map((field) => field ?? "").join(",");
}
