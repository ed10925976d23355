import { QR_CAPTION } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { DownloadList } from "../../../ui/download-list.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { Fine, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle } from "../stage.tsx";
import { FramedCode } from "./framed-code.tsx";

/** Nobody's card: what is drawn here leads nowhere. */
const EXAMPLE = "visita.example/c/giulia";

const WHAT_IT_MAKES = [
  { title: "SVG, PNG and PDF", text: "For print, a badge, the last slide of a talk" },
  { title: "Your colour, logo or photo", text: "In a plate, an engraved frame or a band, with your caption" },
  { title: "The whole contact inside", text: "For places without a network" },
  { title: "Read back before you get it", text: "In the size and colours you chose" },
];

export function PremiumCode({ kit }: { kit: Kit }) {
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageBar caption="An example" />
          <StageMiddle>
            <div aria-hidden="true" className="w-[min(100%,19rem)]">
              <FramedCode
                theme={kit.card.color}
                url={`https://${EXAMPLE}`}
                caption={QR_CAPTION}
                cardLink={EXAMPLE}
                className="kit-lying w-full"
              />
            </div>
          </StageMiddle>
        </Stage>
      }
      controls={
        <>
          <section aria-labelledby="code-premium" className="grid gap-4">
            <h2 id="code-premium" className="type-heading">
              {KIT_MESSAGES.premiumCode}
            </h2>
            <DownloadList rows={WHAT_IT_MAKES} />
          </section>
          <ButtonLink to="/subscription" size="lg" isFull>
            See plans
          </ButtonLink>
          <Fine>
            The other six pieces carry your short address in its place and are complete without a code.
          </Fine>
        </>
      }
    />
  );
}
