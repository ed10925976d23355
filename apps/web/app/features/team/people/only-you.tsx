import { teamPeople } from "@visita/domain/owner-messages/team-people";
import { AtSign, ChevronRight, FileSpreadsheet, type LucideIcon } from "lucide-react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { EmptyState } from "../../../ui/empty-state.tsx";
import { useTeam } from "../frame/team-context.ts";
import { InviteButton } from "../invite/invite-button.tsx";

/** A team of one: the ways to bring others. */
export function OnlyYou() {
  const t = useTranslate(teamPeople);
  const { team, teamPath } = useTeam();
  return (
    <div className="mx-auto max-w-124 pt-2">
      <EmptyState title={t("onlyYou")} action={<InviteButton size="lg" />}>
        {t("onlyYouText")}
      </EmptyState>
      <section aria-labelledby="more-ways" className="mt-10">
        <h2 id="more-ways" className="mb-2 text-small font-semibold text-muted">
          {t("moreWays")}
        </h2>
        <ul className="border-b border-line">
          <Way
            icon={FileSpreadsheet}
            to={teamPath("/team/people/invite")}
            title={t("bringSheet")}
            text={t("bringSheetText")}
          />
          {team.role === "owner" && (
            <Way
              icon={AtSign}
              to={`${teamPath("/team/settings")}#joining`}
              title={t("letJoin")}
              text={t("letJoinText")}
            />
          )}
        </ul>
      </section>
    </div>
  );
}

type WayProps = { icon: LucideIcon; to: string; title: string; text: string };

function Way({ icon: Icon, to, title, text }: WayProps) {
  return (
    <li className="border-t border-line">
      <Link
        to={to}
        className="group grid min-h-15 grid-cols-[1.5rem_minmax(0,1fr)_1.25rem] items-center gap-3.5 rounded-xs py-3 leading-[1.4] no-underline"
      >
        <Icon aria-hidden="true" size={20} strokeWidth={1.75} className="text-accent" />
        <span>
          <span className="block font-semibold underline-offset-3 group-hover:text-accent group-hover:underline">
            {title}
          </span>
          <span className="block text-small text-pretty text-muted">{text}</span>
        </span>
        <ChevronRight
          aria-hidden="true"
          size={20}
          strokeWidth={1.75}
          className="text-muted rtl:-scale-x-100"
        />
      </Link>
    </li>
  );
}
