import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import { teamStart } from "@visita/domain/owner-messages/team-start";
import { FREE_SEATS } from "@visita/domain/team/seats";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { Lock, Pencil } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { IconLine } from "../../../ui/icon-line.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { useTeam } from "../frame/team-context.ts";
import { InviteButton } from "../invite/invite-button.tsx";
import { panelClasses } from "./panel.tsx";

/** Right after the start: what the first template does, and what comes next. */
export function FirstRun({ template }: { template: TeamTemplate | undefined }) {
  const t = useTranslate(teamOverview);
  const start = useTranslate(teamStart);
  const { team, teamPath } = useTeam();
  const color = template?.template.color;
  const logo = template?.template.logo;
  const company = template?.template.companyname;
  return (
    <section
      aria-labelledby="team-ready"
      className={`${panelClasses} grid grid-cols-[minmax(0,1fr)] gap-6 lg:grid-cols-[22rem_minmax(0,1fr)] lg:items-center lg:gap-10`}
    >
      <div aria-hidden="true" className="w-full max-w-88">
        <BusinessCard
          color={color?.rule === "fixed" ? color.value : DEFAULT_THEME}
          fullname={t("blankName")}
          photo={null}
          role={company?.rule === "fixed" ? company.value : ""}
          logo={logo?.rule === "fixed" ? logo.value : null}
        />
      </div>
      <div className="grid gap-3">
        <h2 id="team-ready" className="type-heading">
          {t("ready")}
        </h2>
        <ul className="grid gap-1.5 text-small">
          <IconLine icon={Lock} text={start("same")} />
          <IconLine icon={Pencil} text={start("own")} />
        </ul>
        <p className="text-small text-muted">
          {t("readyText")} {team.seatsLeft !== null && t("freePeople", { count: FREE_SEATS })}
        </p>
        <div className="mt-2 flex flex-wrap gap-2.5 max-md:*:w-full">
          <InviteButton />
          {template && (
            <ButtonLink
              to={teamPath(`/team/templates/${encodeURIComponent(template.templateid)}/edit`)}
              variant="secondary"
              icon={Pencil}
            >
              {t("changeTemplate")}
            </ButtonLink>
          )}
        </div>
      </div>
    </section>
  );
}
