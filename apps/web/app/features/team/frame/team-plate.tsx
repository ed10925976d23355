import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { ChevronDown } from "lucide-react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { Menu, MenuRadioGroup, MenuRadioItem } from "../../../ui/menu.tsx";
import { pathOfTeam } from "./shown-team.ts";

type TeamPlateProps = { team: OwnTeam; teams: readonly OwnTeam[] };

/** Leads to the start of the team; opens a menu for those who are in several. */
export function TeamPlate({ team, teams }: TeamPlateProps) {
  const t = useTranslate(teamFrame);
  const navigate = useNavigate();
  if (teams.length < 2) {
    return (
      <Link to="/team" aria-label={t("teamNamed", { team: team.name })} className={plateClasses}>
        <Plate team={team} />
      </Link>
    );
  }
  return (
    <Menu
      align="start"
      trigger={
        <button type="button" aria-label={t("chooseTeam", { team: team.name })} className={plateClasses}>
          <Plate team={team} />
          <ChevronDown aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
        </button>
      }
    >
      <MenuRadioGroup
        label={t("team")}
        value={team.teamid}
        onValueChange={(teamid) => void navigate(pathOfTeam("/team", teamid))}
      >
        {teams.map(({ teamid, name }) => (
          <MenuRadioItem key={teamid} value={teamid}>
            <bdi>{name}</bdi>
          </MenuRadioItem>
        ))}
      </MenuRadioGroup>
    </Menu>
  );
}

// White in dark mode too: logos are drawn for it.
const plateClasses =
  "inline-flex h-12 max-w-44 shrink-0 items-center gap-2 self-center rounded-md bg-white px-2.75 text-ink-900 no-underline shadow-[inset_0_0_0_1px_var(--color-line)] lg:h-11 lg:rounded-sm dark:shadow-none";

/** The logo, else the name. */
export function Plate({ team: { logo, name } }: { team: Pick<OwnTeam, "logo" | "name"> }) {
  if (logo) return <img src={logo} alt="" className="h-7 w-auto max-w-32 object-contain" />;
  return <bdi className="min-w-0 truncate font-display text-[1.0625rem] font-[460]">{name}</bdi>;
}
