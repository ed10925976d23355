import { publicCard } from "@visita/domain/messages/public-card";
import { teamPeople } from "@visita/domain/owner-messages/team-people";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { UserRoundCheck } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { useTeam } from "../frame/team-context.ts";
import { PersonPicker } from "../public/person-picker.tsx";

type ColleaguePickerProps = {
  /** Who goes, or has gone. */
  leaver: { readonly name: string; readonly personid?: string };
  chosen: TeamPerson | undefined;
  onChoose: (colleague: TeamPerson) => void;
};

/** The colleague whose card takes over. */
export function ColleaguePicker({ leaver, chosen, onChoose }: ColleaguePickerProps) {
  const t = useTranslate(teamPeople);
  const onCard = useTranslate(publicCard);
  const { userid, team } = useTeam();
  return (
    <div className="grid gap-2.5">
      <PersonPicker
        userid={userid}
        teamid={team.teamid}
        isOffered={({ card, personid }) => card !== null && personid !== leaver.personid}
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
      {chosen && (
        <p className="flex gap-3 rounded-md bg-accent-soft px-4 py-3 text-balance wrap-anywhere">
          <UserRoundCheck aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
          {onCard("tookOver", { left: leaver.name, team: team.name, name: chosen.name })}
        </p>
      )}
    </div>
  );
}
