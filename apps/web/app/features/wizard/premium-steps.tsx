import { featuresOf } from "@visita/domain/billing/plan.rules";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { subscriptionPage } from "@visita/domain/owner-messages/subscription";
import { Download, ImageUp, Palette } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { useQrDownload } from "../card/public/use-qr-download.ts";
import { editPath, stepOfField } from "./wizard-steps.ts";

const path = editPath(featuresOf("active"));

/** What somebody who has just paid can do first, on the step where it is done. */
export function PremiumSteps({ card: { cardid, username } }: { card: OwnCard }) {
  const t = useTranslate(subscriptionPage);
  const download = useQrDownload(username);
  const at = (field: string) => ({ cardid, step: stepOfField(path, field) });
  return (
    <section aria-labelledby="premium-steps">
      <h2 id="premium-steps" className="type-heading mb-4">
        {t("whereToStart")}
      </h2>
      <div className="flex flex-wrap gap-3 *:max-sm:w-full">
        <ButtonLink to="/b/u" state={at("color")} icon={Palette}>
          {t("pickColour")}
        </ButtonLink>
        <ButtonLink to="/b/u" state={at("logo")} icon={ImageUp} variant="secondary">
          {t("addLogo")}
        </ButtonLink>
        <Button variant="secondary" icon={Download} isBusy={download.isBusy} onClick={download.start}>
          {t("downloadCode")}
        </Button>
      </div>
    </section>
  );
}
