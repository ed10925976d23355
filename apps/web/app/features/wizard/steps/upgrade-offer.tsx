import { CHANNELS } from "@visita/domain/card/channels";
import { cardThemes } from "@visita/domain/card/themes";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { Sparkles } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { rememberUnfinishedCard } from "../../../lib/unfinished-card.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Once, when the card is done: the steps before it only say what they need. */
export function UpgradeOffer() {
  const t = useTranslate(wizardStepTexts);
  return (
    <div className="mt-6">
      <Notice icon={Sparkles} title={t("moreForThisCard")}>
        <p>{t("premiumOpens", { colours: cardThemes.length, channels: CHANNELS.length })}</p>
        <ButtonLink
          to="/subscription"
          onClick={() => rememberUnfinishedCard("/b/c")}
          variant="secondary"
          className="mt-3"
        >
          {t("seePlans")}
        </ButtonLink>
      </Notice>
    </div>
  );
}
