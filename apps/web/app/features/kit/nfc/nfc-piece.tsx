import type { Kit } from "@visita/domain/kit/kit.contract";
import { useEffect, useRef, useState } from "react";
import { displayLink, kitPath, publicUrlOf } from "../../../lib/card-path.ts";
import { LinkBox } from "../../../ui/link-box.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Fine, PieceLayout, Steps } from "../piece-layout.tsx";
import { Stage } from "../stage.tsx";
import { TagArt } from "./tag-art.tsx";
import { TagControls } from "./tag-controls.tsx";
import { useTagWriter } from "./use-tag-writer.ts";
import { canWriteTags, NTAG213_BYTES, ndefSize } from "./web-nfc.ts";

const OTHER_STEPS = [
  "Copy the link below.",
  "In the app, add a URL record and paste it.",
  "Press Write and hold the tag to the phone.",
];

/** Where the browser can write tags it does; everywhere else the link, and how any NFC app writes it. */
export function NfcPiece({ kit }: { kit: Kit }) {
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
          <p className="mt-3 text-center text-help text-muted">{caption(step, kit.nfcUrl)}</p>
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

function caption(step: string, url: string): string {
  if (step === "looking") return "Keep the phone still.";
  if (step === "written") return "Hold another phone to it and your card opens.";
  const size = ndefSize(url);
  if (size > NTAG213_BYTES) return `NTAG215 or larger, 504 bytes. Yours needs ${size}.`;
  return `NTAG213 or larger, ${NTAG213_BYTES} bytes. Yours needs ${size}.`;
}

function OtherDevice({ kit }: { kit: Kit }) {
  const here = displayLink(publicUrlOf(kit) + kitPath(kit.card.cardid, "nfc"));
  return (
    <>
      <section aria-labelledby="nfc-other" className="grid gap-2.5">
        <h2 id="nfc-other" className="type-heading">
          On this device
        </h2>
        <Fine>
          Only Chrome on Android can write tags from a web page. Any NFC app can do it in three steps.
        </Fine>
        <div className="mt-2">
          <Steps steps={OTHER_STEPS} />
        </div>
      </section>
      <LinkBox label="Link on the tag" url={kit.nfcUrl} />
      <Notice>
        On an Android phone? Open this page there: <strong className="wrap-anywhere">{here}</strong>
      </Notice>
    </>
  );
}
