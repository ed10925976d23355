import { publicCard } from "@visita/domain/messages/public-card";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { UserRoundCheck } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { useTeam } from "../frame/team-context.ts";
import { PersonPicker } from "../public/person-picker.tsx";

type ColleaguePickerProps = {
  /** Who goes, or has gone. None of them can take over. */
  leavers: readonly { readonly name: string; readonly personid?: string }[];
  chosen: TeamPerson | undefined;
  onChoose: (colleague: TeamPerson) => void;
};

/** The colleague whose card takes over. */
export function ColleaguePicker({ leavers, chosen, onChoose }: ColleaguePickerProps) {
  const t = useTranslate(teamPeople);
  const onCard = useTranslate(publicCard);
  const { userid, team } = useTeam();
  const leaving = new Set(leavers.map(({ personid }) => personid));
  return (
    <div className="grid gap-2.5">
      <PersonPicker
        userid={userid}
        teamid={team.teamid}
        isOffered={({ card, personid }) => card !== null && !leaving.has(personid)}
        texts={{
          legend: t("colleague"),
          find: t("findColleague"),
          clear: t("clearSearch"),
          nobody: t("noColleague"),
        }}
        chosen={chosen}
        onChoose={onChoose}
        isFirstProposed
      />
      {chosen && leavers.length === 1 && (
        <p className="flex gap-3 rounded-md bg-accent-soft px-4 py-3 text-balance wrap-anywhere">
          <UserRoundCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
          {onCard("tookOver", { left: leavers[0]?.name ?? "", team: team.name, name: chosen.name })}
        </p>
      )}
    </div>
  );
}
