import { connectTexts } from "@visita/domain/owner-messages/connect";
import { teamSettings } from "@visita/domain/owner-messages/team-settings";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { useParams } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { teamWebhooks } from "../../webhook/public/webhook-holder.ts";
import { WebhookView } from "../../webhook/public/webhook-view.tsx";
import { useTeam } from "../frame/team-context.ts";

export const meta = metaIn(webhookTexts, { title: "webhook" });

export default function TeamWebhookPage() {
  const t = useTranslate(webhookTexts);
  const settings = useTranslate(teamSettings);
  const connect = useTranslate(connectTexts);
  const { userid, team, teamPath } = useTeam();
  const { webhookid = "" } = useParams();
  const holder = teamWebhooks({ userid, teamid: team.teamid }, teamPath);
  return (
    <>
      <Crumbs
        label={connect("breadcrumb")}
        links={[{ to: holder.listPath, label: settings("title") }]}
        current={t("webhook")}
      />
      <WebhookView key={webhookid} holder={holder} webhookid={webhookid} />
    </>
  );
}
