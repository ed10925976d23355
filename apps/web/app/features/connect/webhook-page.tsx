import { connectTexts } from "@visita/domain/owner-messages/connect";
import { webhookTexts } from "@visita/domain/owner-messages/webhooks";
import { useParams } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { ownWebhooks } from "../webhook/public/webhook-holder.ts";
import { WebhookView } from "../webhook/public/webhook-view.tsx";

export const meta = metaIn(webhookTexts, { title: "webhook" });

export default function WebhookPage() {
  const t = useTranslate(webhookTexts);
  const connect = useTranslate(connectTexts);
  const { currentUser } = useSession();
  const { webhookid = "" } = useParams();
  if (!currentUser) return null;
  return (
    <>
      <Crumbs
        label={connect("breadcrumb")}
        links={[
          { to: "/account/settings", label: connect("settings") },
          { to: "/account/connect", label: connect("title") },
        ]}
        current={t("webhook")}
      />
      <WebhookView key={webhookid} holder={ownWebhooks(currentUser.userid)} webhookid={webhookid} />
    </>
  );
}
