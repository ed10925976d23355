import { CHANNELS } from "@visita/domain/card/channels";
import { cardThemes } from "@visita/domain/card/themes";
import { Sparkles } from "lucide-react";
import { rememberUnfinishedCard } from "../../../lib/unfinished-card.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Notice } from "../../../ui/notice.tsx";

/** Once, when the card is done: the steps before it only say what they need. */
export function UpgradeOffer() {
  return (
    <div className="mt-6">
      <Notice icon={Sparkles} title="More for this card">
        <p>
          {`Premium opens ${cardThemes.length} colours, your logo, the QR code and all ${CHANNELS.length} channels.`}
        </p>
        <ButtonLink
          to="/subscription"
          onClick={() => rememberUnfinishedCard("/b/c")}
          variant="secondary"
          className="mt-3"
        >
          See plans
        </ButtonLink>
      </Notice>
    </div>
  );
}
