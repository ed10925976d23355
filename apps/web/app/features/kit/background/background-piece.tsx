import { BACKGROUND_KEYS, BACKGROUNDS, type BackgroundKey } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { Download } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useKitFile, useObjectUrl } from "../kit.queries.ts";
import { EmojiNote, MissingLetters } from "../missing-letters.tsx";
import { Fine, HowTo, PieceFailure, PieceLayout, Steps } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle } from "../stage.tsx";
import { CallPreview, LockPreview } from "./background-preview.tsx";

const CALL_STEPS = [
  "Download the picture.",
  "Add it in the background settings of your call app.",
  "Sit in the middle: the engraved ring frames you, and the corner with the code stays free.",
];
const PLAIN_CALL_STEPS = [
  ...CALL_STEPS.slice(0, 2),
  "Sit in the middle: the engraved ring frames you, and the corner with your link stays free.",
];
const LOCK_STEPS = [
  "Save the picture to your photos.",
  "Choose it as your lock screen wallpaper, without zoom.",
  "At a meeting, wake your phone and show it. You don’t need to unlock it.",
];

/** What is previewed is the file itself, so a download takes no second drawing. */
export function BackgroundPiece({ kit }: { kit: Kit }) {
  const [size, setSize] = useState<BackgroundKey>(FIRST_SIZE.call);
  const [isTurned, setTurned] = useState(false);
  const { kind, width, height } = BACKGROUNDS[size];
  const isMirrored = kind === "call" && isTurned;
  const picture = useKitFile(kit, "background", { size, mirrored: isMirrored ? "true" : "false" });
  const src = useObjectUrl(picture.data);
  const isBusy = picture.isFetching;
  const file = picture.isPlaceholderData || picture.error ? undefined : picture.data;
  const name = `${kit.card.username}-${kind}-${width}x${height}${isMirrored ? "-mirrored" : ""}.png`;
  const choosePurpose = (purpose: Purpose) => setSize(FIRST_SIZE[purpose]);

  return (
    <PieceLayout
      kit={kit}
      stage={
        kind === "call" ? (
          <Stage>
            <StageBar
              caption={isMirrored ? "The mirrored file. The app flips it back" : "As others see you"}
            />
            <CallPreview src={src} isBusy={isBusy} isMirrored={isMirrored} fullname={kit.card.fullname} />
          </Stage>
        ) : (
          <Stage>
            <StageMiddle>
              <LockPreview src={src} isBusy={isBusy} ratio={width / height} />
            </StageMiddle>
          </Stage>
        )
      }
      verdict={
        (kit.backgroundProblem || picture.error) && (
          <>
            {kit.backgroundProblem && (
              <MissingLetters
                tone="warn"
                title={KIT_MESSAGES.backgroundProblem}
                scripts={kit.backgroundProblem.scripts}
                effect="the pictures leave them out, or show your username instead"
              />
            )}
            {picture.error && <PieceFailure error={picture.error} onRetry={() => void picture.refetch()} />}
          </>
        )
      }
      controls={
        <>
          <EmojiNote kit={kit} />
          <ChoiceGroup label="For" options={PURPOSES} value={kind} onValueChange={choosePurpose} />
          <ChoiceGroup label="Size" options={sizesFor(kind)} value={size} onValueChange={setSize} />
          {kind === "call" && (
            <Switch label="Mirrored" isOn={isTurned} onChange={setTurned}>
              For apps that mirror your picture
            </Switch>
          )}
          <Button
            size="lg"
            icon={Download}
            isFull
            isBusy={isBusy}
            busyLabel="Drawing..."
            disabled={!isBusy && !file}
            onClick={() => file && saveFile(file, name)}
          >
            Download PNG
          </Button>
          {kind === "call" ? (
            <Fine>
              Ask someone in the call if they can read your name. If it is reversed, turn on Mirrored and
              download again.
            </Fine>
          ) : (
            <Steps steps={LOCK_STEPS} />
          )}
        </>
      }
      steps={
        kind === "call" && (
          <HowTo>
            <Steps steps={kit.qrCode ? CALL_STEPS : PLAIN_CALL_STEPS} />
          </HowTo>
        )
      }
    />
  );
}

const PURPOSES = [
  { value: "call", label: "Calls", note: "Zoom, Meet, Teams" },
  { value: "lock", label: "Lock screen", note: "iPhone and Android" },
] as const;
type Purpose = (typeof PURPOSES)[number]["value"];

const NOTES: Readonly<Record<BackgroundKey, string>> = {
  "call-1920": "Fits every app",
  "call-2560": "Large screens",
  "lock-1170": "iPhone",
  "lock-1080": "Android",
};

const FIRST_SIZE: Readonly<Record<Purpose, BackgroundKey>> = { call: "call-1920", lock: "lock-1170" };

/** The sizes of one purpose, as choices. */
function sizesFor(purpose: Purpose) {
  return BACKGROUND_KEYS.filter((key) => BACKGROUNDS[key].kind === purpose).map((value) => {
    const { width, height } = BACKGROUNDS[value];
    return { value, label: `${width} x ${height}`, note: NOTES[value] };
  });
}
