import { type ImportField, withColumn, writeColumns } from "@visita/domain/address-book/import-columns";
import {
  PEOPLE_FILE_MAX_BYTES,
  type PeopleImportLook,
} from "@visita/domain/address-book/people-import.contract";
import { PERSON_MESSAGES as TEXT } from "@visita/domain/address-book/person.messages";
import { personAnswers } from "@visita/domain/answers/person";
import { useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";

export type LookedAtPeople = { readonly file: File; readonly look: PeopleImportLook };
export type DuplicateChoice = "merge" | "skip";

/** A file is looked at first, anew with every change of its columns, and brought in only when that is wanted. */
export function usePeopleImport() {
  const word = useAnswers({ person: personAnswers });
  const [found, setFound] = useState<LookedAtPeople>();
  const [failure, setFailure] = useState<string>();
  const [busy, setBusy] = useState<"looking" | "importing">();
  /** Of several answers the one to the last question counts. */
  const question = useRef(0);
  /** The fields of the columns, with changes that are not answered yet. */
  const chosen = useRef<readonly (ImportField | null)[]>([]);

  /** Undefined when it was refused, which is told. */
  async function attempt<Result>(kind: "looking" | "importing", work: () => Promise<Result>) {
    question.current += 1;
    const asked = question.current;
    setBusy(kind);
    setFailure(undefined);
    try {
      return await work();
    } catch (error) {
      setFailure(error instanceof Error ? error.message : String(error));
      return undefined;
    } finally {
      if (asked === question.current) setBusy(undefined);
    }
  }

  async function choose(file: File): Promise<boolean> {
    if (file.size > PEOPLE_FILE_MAX_BYTES) {
      setFailure(TEXT.tooLarge);
      return false;
    }
    return look(file, undefined);
  }

  async function look(file: File, fields: readonly (ImportField | null)[] | undefined): Promise<boolean> {
    const query = { ...(fields && { columns: writeColumns(fields) }) };
    const answering = attempt("looking", () => call("POST /api/contacts/import/look", { query, file }));
    const asked = question.current;
    const answer = await answering;
    if (asked === question.current) {
      if (answer) setFound({ file, look: answer });
      // After a refusal the columns are as before.
      const shown = answer ?? found?.look;
      chosen.current = shown?.columns.map(({ field }) => field) ?? [];
    }
    return answer !== undefined;
  }

  async function matchColumn(place: number, field: ImportField | null): Promise<void> {
    if (!found) return;
    chosen.current = withColumn(chosen.current, place, field);
    await look(found.file, chosen.current);
  }

  async function importAll(choice: { duplicates: DuplicateChoice; tag: string }) {
    if (!found) return undefined;
    const { file, look: seen } = found;
    const columns = writeColumns(seen.columns.map(({ field }) => field));
    const query = { ...choice, ...(seen.kind === "csv" && { columns }) };
    return attempt("importing", () => call("POST /api/contacts/import", { query, file }));
  }

  return {
    found,
    failure: failure && word(failure),
    busy,
    choose,
    matchColumn,
    importAll,
    forget: () => setFound(undefined),
  };
}
