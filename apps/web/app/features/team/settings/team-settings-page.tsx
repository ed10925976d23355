import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { useTranslate } from "../../../lib/language.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { SettingsLine, SettingsSection } from "../../../ui/settings-section.tsx";
import { teamWebhooks } from "../../webhook/public/webhook-holder.ts";
import { WebhooksSection } from "../../webhook/public/webhooks-section.tsx";
import { useTeam } from "../frame/team-context.ts";
import { DeleteTeamSection } from "./delete-team-section.tsx";
import { ImportTeamLine } from "./import-team-line.tsx";
import { JoiningSection } from "./joining-section.tsx";
import { type LogoField, LogoSection } from "./logo-section.tsx";
import { PageSection } from "./page-section.tsx";
import { SharingSection } from "./sharing-section.tsx";
import { TeamNameSection } from "./team-name-section.tsx";

/** What owners decide about a team as a whole. */
export function TeamSettingsPage({ LogoField }: { LogoField: LogoField }) {
  const t = useTranslate(teamSettings);
  const { userid, team, teamPath } = useTeam();
  return (
    <>
      <h1 className="type-title">{t("title")}</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">{t("lead")}</p>
      <TeamNameSection />
      <LogoSection LogoField={LogoField} />
      <PageSection />
      <JoiningSection />
      <SharingSection />
      <WebhooksSection holder={teamWebhooks({ userid, teamid: team.teamid }, teamPath)} />
      <SettingsSection id="data" title={t("data")} lead={t("dataLead")}>
        <SettingsLine
          title={t("copy")}
          action={
            <ButtonLink to="/account/settings#data" variant="secondary">
              {t("makeCopy")}
            </ButtonLink>
          }
        >
          {t("copyText")}
        </SettingsLine>
        <ImportTeamLine />
      </SettingsSection>
      <DeleteTeamSection />
    </>
  );
}
