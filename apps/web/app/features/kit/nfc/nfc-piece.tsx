import type { Kit } from "@visita/domain/kit/kit.contract";
import { type KitNfcText, kitNfc } from "@visita/domain/owner-messages/kit-nfc";
import { useEffect, useRef, useState } from "react";
import { displayLink, kitPath, publicUrlOf } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { LinkBox } from "../../../ui/link-box.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { Fine, PieceLayout } from "../piece-layout.tsx";
import { Stage } from "../stage.tsx";
import { TagArt } from "./tag-art.tsx";
import { TagControls } from "./tag-controls.tsx";
import { useTagWriter } from "./use-tag-writer.ts";
import { canWriteTags, NTAG213_BYTES, ndefSize } from "./web-nfc.ts";

/** The user memory of an NTAG215, the next larger common tag. */
const NTAG215_BYTES = 504;

/** Where the browser can write tags it does; everywhere else the link, and how any NFC app writes it. */
export function NfcPiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitNfc);
  const [canWrite] = useState(canWriteTags);
  const writer = useTagWriter(kit.nfcUrl);
  const { step } = writer.state;
  const isDone = step === "written";
  const controls = useRef<HTMLDivElement>(null);
  const shownStep = useRef(step);
  useEffect(() => {
    // The button that was pressed has gone with the step before.
    if (shownStep.current !== step) controls.current?.focus({ preventScroll: true });
    shownStep.current = step;
  }, [step]);

  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <TagArt color={kit.card.color} isLooking={step === "looking"} isDone={isDone} />
          <p className="mt-3 text-center text-help text-muted">{caption(t, step, kit.nfcUrl)}</p>
        </Stage>
      }
      controls={
        canWrite ? (
          <div ref={controls} tabIndex={-1} className="grid grid-cols-[minmax(0,1fr)] gap-6">
            <TagControls kit={kit} writer={writer} />
          </div>
        ) : (
          <OtherDevice kit={kit} />
        )
      }
    />
  );
}

function caption(t: KitNfcText, step: string, url: string): string {
  if (step === "looking") return t("keepStill");
  if (step === "written") return t("holdAnotherPhone");
  const size = ndefSize(url);
  if (size > NTAG213_BYTES) return t("needsLargerTag", { bytes: NTAG215_BYTES, size });
  return t("needsTag", { bytes: NTAG213_BYTES, size });
}

function OtherDevice({ kit }: { kit: Kit }) {
  const t = useTranslate(kitNfc);
  const address = displayLink(publicUrlOf(kit) + kitPath(kit.card.cardid, "nfc"));
  return (
    <>
      <section aria-labelledby="nfc-other" className="grid gap-2.5">
        <h2 id="nfc-other" className="type-heading">
          {t("onThisDevice")}
        </h2>
        <Fine>{t("onlyChrome")}</Fine>
        <div className="mt-2">
          <Steps steps={[t("copyLink"), t("addRecord"), t("pressWrite")]} />
        </div>
      </section>
      <LinkBox label={t("linkOnTag")} url={kit.nfcUrl} />
      <Notice>
        <TaggedText
          text={t("onAndroid", { address })}
          tags={{ strong: (inner) => <strong className="wrap-anywhere">{inner}</strong> }}
        />
      </Notice>
    </>
  );
}
