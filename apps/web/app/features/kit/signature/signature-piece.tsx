import type { Kit } from "@visita/domain/kit/kit.contract";
import {
  defaultChannels,
  layoutsOf,
  type SignatureLayout,
  signatureChannels,
  signatureHtml,
  signatureText,
} from "@visita/domain/kit/signature";
import { useState } from "react";
import { publicUrlOf } from "../../../lib/card-path.ts";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { useTickFirstRun } from "../../first-run/public/first-run.queries.ts";
import { PieceLayout } from "../piece-layout.tsx";
import { ChannelChips } from "./channel-chips.tsx";
import { LAYOUT_PICTURES } from "./layout-pictures.tsx";
import { MailSteps } from "./mail-steps.tsx";
import { previewMarkup } from "./preview-markup.ts";
import { SignatureActions } from "./signature-actions.tsx";
import { SignaturePreview } from "./signature-preview.tsx";

const LAYOUT_LABELS: Readonly<Record<SignatureLayout, string>> = {
  line: "Line",
  photo: "With photo",
  code: "Photo and code",
};

/** Made in the browser, from the same rules as everything else: nothing of it is sent anywhere. */
export function SignaturePiece({ kit }: { kit: Kit }) {
  const { card } = kit;
  const layouts = layoutsOf(card);
  const [layout, setLayout] = useState<SignatureLayout>(layouts.at(-1) ?? "line");
  const [channels, setChannels] = useState(() => defaultChannels(card));
  const tickFirstRun = useTickFirstRun(card.userid);
  const available = signatureChannels(card);
  const publicUrl = publicUrlOf(kit);
  const options = { layout, channels, publicUrl };
  const html = signatureHtml(card, options);
  return (
    <PieceLayout
      kit={kit}
      stage={<SignaturePreview html={previewMarkup(html, publicUrl)} />}
      controls={
        <>
          <ChoiceGroup
            label="Layout"
            perRow={layouts.length === 3 ? 3 : 2}
            options={layouts.map((value) => ({
              value,
              label: LAYOUT_LABELS[value],
              picture: LAYOUT_PICTURES[value],
            }))}
            value={layout}
            onValueChange={setLayout}
          />
          {available.length > 0 && (
            <ChannelChips channels={available} chosen={channels} onChange={setChannels} />
          )}
          <SignatureActions
            html={html}
            text={signatureText(card, options)}
            username={card.username}
            onTaken={() => tickFirstRun("signature_copied")}
          />
        </>
      }
      steps={<MailSteps />}
    />
  );
}
