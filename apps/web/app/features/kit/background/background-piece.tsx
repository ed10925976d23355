import { BACKGROUND_KEYS, BACKGROUNDS, type BackgroundKey } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { type KitBackgroundText, kitBackground } from "@visita/domain/owner-messages/kit-background";
import type english from "@visita/domain/owner-messages/kit-background/en";
import { Download } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { Button } from "../../../ui/button.tsx";
import { ChoiceGroup } from "../../../ui/choice-group.tsx";
import { Steps } from "../../../ui/steps.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { useKitFile, useObjectUrl } from "../kit.queries.ts";
import { EmojiNote, MissingLetters } from "../missing-letters.tsx";
import { Fine, HowTo, PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle } from "../stage.tsx";
import { CallPreview, LockPreview } from "./background-preview.tsx";

/** What is previewed is the file itself, so a download takes no second drawing. */
export function BackgroundPiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitBackground);
  const shared = useTranslate(kitTexts);
  const [size, setSize] = useState<BackgroundKey>(FIRST_SIZE.call);
  const [isTurned, setTurned] = useState(false);
  const { kind, width, height } = BACKGROUNDS[size];
  const isMirrored = kind === "call" && isTurned;
  const picture = useKitFile(kit, "background", { size, mirrored: isMirrored ? "true" : "false" });
  const src = useObjectUrl(picture.data);
  const isBusy = picture.isFetching;
  const file = picture.isPlaceholderData || picture.error ? undefined : picture.data;
  const name = `${kit.card.username}-${kind}-${width}x${height}${isMirrored ? "-mirrored" : ""}.png`;
  const purposes = [
    { value: "call", label: t("calls"), note: t("callsNote") },
    { value: "lock", label: t("lockScreen"), note: t("lockScreenNote") },
  ] as const;
  const choosePurpose = (purpose: Purpose) => setSize(FIRST_SIZE[purpose]);

  return (
    <PieceLayout
      kit={kit}
      stage={
        kind === "call" ? (
          <Stage>
            <StageBar caption={t(isMirrored ? "mirroredFile" : "asOthersSee")} />
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
                title={t("notDrawnInFull")}
                problem={kit.backgroundProblem}
                textFor={(scripts) => t("picturesLackScripts", { scripts })}
                text={t("picturesLackLetters")}
              />
            )}
            {picture.error && <PieceFailure error={picture.error} onRetry={() => void picture.refetch()} />}
          </>
        )
      }
      controls={
        <>
          <EmojiNote kit={kit} />
          <ChoiceGroup label={t("usedFor")} options={purposes} value={kind} onValueChange={choosePurpose} />
          <ChoiceGroup label={t("size")} options={sizesFor(t, kind)} value={size} onValueChange={setSize} />
          {kind === "call" && (
            <Switch label={t("mirrored")} isOn={isTurned} onChange={setTurned}>
              {t("mirroredNote")}
            </Switch>
          )}
          <Button
            size="lg"
            icon={Download}
            isFull
            isBusy={isBusy}
            busyLabel={shared("drawing")}
            disabled={!isBusy && !file}
            onClick={() => file && saveFile(file, name)}
          >
            {t("downloadPng")}
          </Button>
          {kind === "call" ? (
            <Fine>{t("askSomeone")}</Fine>
          ) : (
            <Steps steps={[t("savePicture"), t("choosePicture"), t("showPicture")]} />
          )}
        </>
      }
      steps={
        kind === "call" && (
          <HowTo>
            <Steps
              steps={[t("downloadPicture"), t("addPicture"), t(kit.qrCode ? "sitByCode" : "sitByLink")]}
            />
          </HowTo>
        )
      }
    />
  );
}

type Purpose = "call" | "lock";

const FIRST_SIZE: Readonly<Record<Purpose, BackgroundKey>> = { call: "call-1920", lock: "lock-1170" };

const NOTES = {
  "call-1920": "fitsEveryApp",
  "call-2560": "largeScreens",
  "lock-1170": "iphone",
  "lock-1080": "android",
} as const satisfies Record<BackgroundKey, keyof typeof english>;

/** The sizes of one purpose, as choices. */
function sizesFor(t: KitBackgroundText, purpose: Purpose) {
  return BACKGROUND_KEYS.filter((key) => BACKGROUNDS[key].kind === purpose).map((value) => {
    const { width, height } = BACKGROUNDS[value];
    // Without separators of thousands, as pixels are written everywhere.
    const label = t("pixels", { width: `${width}`, height: `${height}` });
    return { value, label, note: t(NOTES[value]) };
  });
}
