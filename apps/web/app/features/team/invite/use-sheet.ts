import { type ImportField, withColumn, writeColumns } from "@visita/domain/address-book/import-columns";
import { TEAM_FILE_MAX_BYTES } from "@visita/domain/team/invitation.contract";
import { useRef, useState } from "react";
import type { Invitation, LookedAt } from "./invitation-calls.ts";
import { useInvitation } from "./use-invitation.ts";

/** An invitation from a file, looked at anew with every change of its columns, template or usernames. */
export function useSheet(templateid: string | undefined) {
  const state = useInvitation();
  const [isTooLarge, setTooLarge] = useState(false);
  /** With changes that are not answered yet. */
  const wanted = useRef<Invitation>(undefined);
  const { lookedAt } = state;

  async function look(invitation: Invitation): Promise<LookedAt | undefined> {
    wanted.current = invitation;
    const seen = await state.look(invitation);
    // After a refusal everything is as before.
    if (!seen && wanted.current === invitation) wanted.current = lookedAt?.invitation;
    return seen;
  }

  async function choose(file: File): Promise<boolean> {
    if (templateid === undefined) return false;
    setTooLarge(file.size > TEAM_FILE_MAX_BYTES);
    if (file.size > TEAM_FILE_MAX_BYTES) return false;
    return (await look({ source: { file }, templateid, usernames: {} })) !== undefined;
  }

  function change(changed: (invitation: Invitation) => Invitation) {
    if (wanted.current) void look(changed(wanted.current));
  }

  function forget() {
    wanted.current = undefined;
    state.startAnew();
  }

  return {
    ...state,
    isTooLarge,
    choose,
    forget,
    setTemplate: (chosen: string) => change((invitation) => ({ ...invitation, templateid: chosen })),
    setUsername: (row: number, username: string) =>
      change((invitation) => ({ ...invitation, usernames: { ...invitation.usernames, [row]: username } })),
    matchColumn(place: number, field: ImportField | null) {
      const fields = lookedAt?.look.columns.map((column) => column.field) ?? [];
      change((invitation) => {
        const { source } = invitation;
        if (!("file" in source)) return invitation;
        const before = source.columns === undefined ? fields : fieldsOf(source.columns);
        return {
          ...invitation,
          source: { ...source, columns: writeColumns(withColumn(before, place, field)) },
        };
      });
    },
  };
}

function fieldsOf(columns: string): (ImportField | null)[] {
  return columns.split(",").map((field) => (field === "" ? null : (field as ImportField)));
}

export type Sheet = ReturnType<typeof useSheet>;
