import { publicCard } from "@visita/domain/messages/public-card";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { UserRoundCheck } from "lucide-react";
import { useEffect, useId, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { SearchField } from "../../../ui/search-field.tsx";
import { PersonPicture } from "../../card/view/person-picture.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTeamPeople } from "./people.queries.ts";
import { EVERYBODY } from "./people-choice.ts";

const MAX_SHOWN = 4;
/** As the server takes it. */
const QUERY_MAX = 200;

type ColleaguePickerProps = {
  /** Who goes. */
  leaver: TeamPerson;
  chosen: TeamPerson | undefined;
  onChoose: (colleague: TeamPerson) => void;
};

/** The colleague whose card takes over, found by typing. The first one is proposed. */
export function ColleaguePicker({ leaver, chosen, onChoose }: ColleaguePickerProps) {
  const t = useTranslate(teamPeople);
  const onCard = useTranslate(publicCard);
  const { team } = useTeam();
  const name = useId();
  const [q, setQ] = useState("");
  const list = useTeamPeople({ ...EVERYBODY, q });
  const colleagues = list.data?.people.filter(
    ({ card, personid }) => card !== null && personid !== leaver.personid,
  );
  const shown = colleagues?.slice(0, MAX_SHOWN) ?? [];
  const [first] = shown;
  useEffect(() => {
    if (first && !chosen) onChoose(first);
  }, [first, chosen, onChoose]);

  return (
    <div className="grid gap-2.5">
      <p className="font-semibold">{t("colleague")}</p>
      <SearchField
        label={t("findColleague")}
        clearLabel={t("clearSearch")}
        placeholder={t("findColleague")}
        maxLength={QUERY_MAX}
        query={q}
        onSearch={setQ}
      />
      <fieldset className="grid min-w-0">
        <legend className="sr-only">{t("colleague")}</legend>
        {shown.map((person) => (
          <label
            key={person.personid}
            className={classNames(
              "flex min-h-touch cursor-pointer items-center gap-3 rounded-[0.625rem] px-2 py-1.5 has-focus-visible:outline-3 has-focus-visible:outline-accent",
              person.personid === chosen?.personid ? "bg-accent-soft" : "hover:bg-sunk",
            )}
          >
            <input
              type="radio"
              name={name}
              className="sr-only"
              checked={person.personid === chosen?.personid}
              onChange={() => onChoose(person)}
            />
            <PersonPicture
              name={person.name}
              photo={person.card?.profilepic}
              theme={person.card?.color ?? ""}
              size="small"
            />
            <bdi className="min-w-0 wrap-anywhere">{person.name}</bdi>
          </label>
        ))}
      </fieldset>
      <p role="status" className="text-muted empty:hidden">
        {colleagues?.length === 0 && t("noColleague")}
      </p>
      {chosen && (
        <p className="flex gap-3 rounded-md bg-accent-soft px-4 py-3 text-balance wrap-anywhere">
          <UserRoundCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
          {onCard("tookOver", { left: leaver.name, team: team.name, name: chosen.name })}
        </p>
      )}
    </div>
  );
}
