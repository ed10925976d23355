import { formatEnumeration } from "@visita/domain/format";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useTranslate } from "../../lib/language.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { SettingsLine, SettingsSection } from "../../ui/settings-section.tsx";
import { useWebhooks } from "../webhook/public/webhook.queries.ts";
import { ownWebhooks } from "../webhook/public/webhook-holder.ts";
import { hasEnded, useTokens } from "./connect.queries.ts";

/** In the settings: how much is connected, and the way there. */
export function ConnectSection({ userid }: { userid: string }) {
  const t = useTranslate(connectTexts);
  const { data, isPending } = useTokens(userid);
  const devices = data?.devices.length ?? 0;
  const tokens = data?.programs.filter((token) => !hasEnded(token)).length ?? 0;
  const webhooks = useWebhooks(ownWebhooks(userid)).data?.length ?? 0;
  const counts = [
    ...(devices > 0 ? [t("deviceCount", { count: devices })] : []),
    ...(tokens > 0 ? [t("tokenCount", { count: tokens })] : []),
    ...(webhooks > 0 ? [t("webhookCount", { count: webhooks })] : []),
  ];
  return (
    <SettingsSection id="connect" title={t("addressBook")} lead={t("settingsLead")}>
      <SettingsLine
        title={t("title")}
        action={
          <ButtonLink to="/account/connect" variant="secondary">
            {t("open")}
          </ButtonLink>
        }
      >
        {isPending && <Skeleton className="h-3 w-40" />}
        {data && (counts.length > 0 ? formatEnumeration(t.language, counts) : t("nothingConnected"))}
      </SettingsLine>
    </SettingsSection>
  );
}
