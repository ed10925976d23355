import { teamBilling } from "@visita/domain/owner-messages/team-billing";
import { useTranslate } from "../../../lib/language.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** What the cards still show after the subscription has ended. */
export function EndedNotice({ people }: { people: number }) {
  const t = useTranslate(teamBilling);
  return (
    <Notice tone="warning" title={t("endedTitle", { count: people })}>
      {t("endedText")}
    </Notice>
  );
}
