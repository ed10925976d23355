import { teamFrame } from "@visita/domain/owner-messages/team-frame";
import type { OwnTeam } from "@visita/domain/team/team.contract";
import { Link, useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { Select } from "../../../ui/select.tsx";
import { partOfPath, partsFor } from "./team-parts.ts";
import { TeamPlate } from "./team-plate.tsx";

type TeamBarProps = {
  team: OwnTeam;
  teams: readonly OwnTeam[];
  teamPath: (path: string) => string;
};

/** Whose team, and which part of its pages. */
export function TeamBar({ team, teams, teamPath }: TeamBarProps) {
  const isWide = useIsWide();
  return (
    <div className="-mt-1 mb-6 flex items-center gap-2.5 lg:-mt-5 lg:mb-9 lg:h-15 lg:items-stretch lg:gap-4.5 lg:border-b lg:border-line">
      <TeamPlate team={team} teams={teams} />
      {isWide ? (
        <PartLinks team={team} teamPath={teamPath} />
      ) : (
        <PartSelect team={team} teamPath={teamPath} />
      )}
    </div>
  );
}

type PartsProps = Pick<TeamBarProps, "team" | "teamPath">;

function PartLinks({ team, teamPath }: PartsProps) {
  const t = useTranslate(teamFrame);
  const parts = partsFor(team);
  const current = partOfPath(parts, useLocation().pathname);
  return (
    <nav aria-label={t("team")} className="flex min-w-0 overflow-x-auto">
      {parts.map((part) => (
        <Link
          key={part.path}
          to={teamPath(part.path)}
          aria-current={part === current ? "page" : undefined}
          className="relative inline-flex items-center px-3.5 text-small font-semibold whitespace-nowrap text-muted no-underline -outline-offset-2 after:absolute after:inset-x-3.5 after:bottom-0 after:h-0.75 hover:text-text aria-[current]:text-text aria-[current]:after:bg-accent"
        >
          {t(part.label)}
        </Link>
      ))}
    </nav>
  );
}

function PartSelect({ team, teamPath }: PartsProps) {
  const t = useTranslate(teamFrame);
  const navigate = useNavigate();
  const parts = partsFor(team);
  const current = partOfPath(parts, useLocation().pathname);
  return (
    <div className="min-w-0 flex-1 font-semibold">
      <Select
        label={t("part")}
        isLabelHidden
        options={parts.map(({ path, label }) => ({ value: path, label: t(label) }))}
        value={current?.path ?? ""}
        onValueChange={(path) => void navigate(teamPath(path))}
      />
    </div>
  );
}
