import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { Crumbs } from "../../ui/crumbs.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { ownWebhooks } from "../webhook/public/webhook-holder.ts";
import { WebhooksSection } from "../webhook/public/webhooks-section.tsx";
import { DevicesSection } from "./devices-section.tsx";
import { ProgramsSection } from "./programs-section.tsx";

export const meta = metaIn(connectTexts, { title: "title" });

/** Devices that have the account's people in their address book, and programs that make calls for it, and webhooks. */
export default function ConnectPage() {
  const t = useTranslate(connectTexts);
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <>
      <Crumbs
        label={t("breadcrumb")}
        links={[{ to: "/account/settings", label: t("settings") }]}
        current={t("title")}
      />
      <h1 className="type-title">{t("title")}</h1>
      <p className="mt-1.5 mb-6 text-muted lg:mb-8">{t("lead")}</p>
      <DevicesSection user={currentUser} />
      <ProgramsSection userid={currentUser.userid} />
      <WebhooksSection holder={ownWebhooks(currentUser.userid)} />
    </>
  );
}
