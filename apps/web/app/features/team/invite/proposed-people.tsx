import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import type { InvitationLook, InvitedRow } from "@visita/domain/team/invitation.contract";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useMediaQuery } from "../../../lib/use-media-query.ts";
import { Button } from "../../../ui/button.tsx";
import { BreakableEmail } from "../../../ui/text-parts.tsx";
import { UsernameEdit } from "./username-edit.tsx";

const FIRST = 5;

export type ProposedProps = {
  look: InvitationLook;
  onChange: (row: number, username: string) => void;
  /** Without a table, whatever room there is. */
  isNarrow?: boolean;
};

/** Who is invited, with the link of each: five of them, then all that can be changed. */
export function ProposedPeople({ look, onChange, isNarrow = false }: ProposedProps) {
  const t = useTranslate(teamInviteTexts);
  const hasRoom = useMediaQuery("(min-width: 64rem)");
  const [showsAll, setShowsAll] = useState(false);
  const rows = showsAll ? look.shown : look.shown.slice(0, FIRST);
  const more = look.shown.length - rows.length;
  const unshown = look.people - look.shown.length;
  const edit = (person: InvitedRow) => (
    <UsernameEdit
      person={person}
      others={look.shown.filter(({ row }) => row !== person.row).map(({ username }) => username)}
      onChange={(username) => onChange(person.row, username)}
    />
  );
  const Rows = hasRoom && !isNarrow ? PeopleTable : PeopleLines;
  return (
    <>
      <Rows rows={rows} edit={edit} />
      {more > 0 && (
        <Button variant="ghost" className="mt-2" onClick={() => setShowsAll(true)}>
          {t("showMore", { count: more })}
        </Button>
      )}
      {more === 0 && unshown > 0 && (
        <p className="mt-3 text-small text-muted">{t("othersLikewise", { count: unshown })}</p>
      )}
    </>
  );
}

type RowsProps = { rows: readonly InvitedRow[]; edit: (person: InvitedRow) => React.ReactNode };

function PeopleTable({ rows, edit }: RowsProps) {
  const t = useTranslate(teamInviteTexts);
  return (
    <table className="w-full table-fixed text-small leading-[1.4]">
      <thead>
        <tr className="text-caption text-muted *:py-2 *:pe-4 *:font-semibold">
          <th scope="col">{t("name")}</th>
          <th scope="col" className="w-1/5">
            {t("role")}
          </th>
          <th scope="col">{t("email")}</th>
          <th scope="col">{t("link")}</th>
        </tr>
      </thead>
      <tbody>
        {rows.map((person) => (
          <tr key={person.row} className="border-t border-line align-top *:py-3 *:pe-4">
            <th scope="row" className="font-semibold wrap-anywhere">
              <bdi>{person.name}</bdi>
            </th>
            <td className="wrap-anywhere">
              {person.occupation ? (
                <bdi>{person.occupation}</bdi>
              ) : (
                <span className="text-muted">{t("none")}</span>
              )}
            </td>
            <td className="wrap-anywhere">
              <BreakableEmail email={person.email} />
            </td>
            <td className="pe-0!">{edit(person)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function PeopleLines({ rows, edit }: RowsProps) {
  return (
    <ul className="border-b border-line">
      {rows.map((person) => (
        <li key={person.row} className="border-t border-line py-3 text-small leading-[1.45] wrap-anywhere">
          <bdi className="block text-body font-semibold">{person.name}</bdi>
          {person.occupation && <bdi className="block">{person.occupation}</bdi>}
          <span className="block text-muted">
            <BreakableEmail email={person.email} />
          </span>
          {edit(person)}
        </li>
      ))}
    </ul>
  );
}
