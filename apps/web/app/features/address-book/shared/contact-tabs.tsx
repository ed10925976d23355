import { formatNumber } from "@visita/domain/format";
import { sharedContactTexts } from "@visita/domain/owner-messages/shared-contacts";
import type { SharedPeopleFilters } from "@visita/domain/team/team-contacts.contract";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { usePeopleFilters } from "../people.queries.ts";

/** A team with which contacts are shared. */
export type SharingTeam = {
  readonly teamid: string;
  readonly name: string;
  readonly filters: SharedPeopleFilters;
};

export const SHARED_PARAM = "shared";
const MINE = "mine";

type ContactTabsProps = { userid: string; teams: readonly SharingTeam[]; current?: SharingTeam };

/** One's own contacts, and those that are shared with each team that one looks after. */
export function ContactTabs({ userid, teams, current }: ContactTabsProps) {
  const t = useTranslate(sharedContactTexts);
  const navigate = useNavigate();
  const own = usePeopleFilters(userid, teams.length > 0).data?.total;
  if (teams.length === 0) return null;
  const labelOf = ({ name, filters }: SharingTeam) => {
    const count = formatNumber(t.language, filters.total);
    return teams.length === 1 ? t("shared", { count }) : t("sharedWith", { team: name, count });
  };
  return (
    <div className="mb-4 flex overflow-x-auto">
      <Segments
        label={t("whose")}
        options={[
          {
            value: MINE,
            label: own === undefined ? t("mine") : t("mineCounted", { count: formatNumber(t.language, own) }),
          },
          ...teams.map((team) => ({ value: team.teamid, label: labelOf(team) })),
        ]}
        value={current?.teamid ?? MINE}
        onValueChange={(value) => {
          const search = value === MINE ? "" : `?${new URLSearchParams({ [SHARED_PARAM]: value })}`;
          void navigate(`/contacts${search}`);
        }}
      />
    </div>
  );
}
