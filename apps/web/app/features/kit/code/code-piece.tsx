import type { Kit } from "@visita/domain/kit/kit.contract";
import { verdictWords } from "@visita/domain/kit/verdict-words";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { type KitCodeText, kitCode } from "@visita/domain/owner-messages/kit-code";
import { kitVerdict } from "@visita/domain/owner-messages/kit-verdict";
import { ScanLine } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { CodePicture } from "../../../ui/code-picture.tsx";
import { DownloadList } from "../../../ui/download-list.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { Verdict } from "../../../ui/verdict.tsx";
import { hintsOf } from "../card-words.ts";
import { useKitFile, useObjectUrl, usePlaceInLine, useQrVerdict } from "../kit.queries.ts";
import { Fine, focusVerdict, PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle, StagePicture } from "../stage.tsx";
import { CodeControls } from "./code-controls.tsx";
import { CodeDownloads } from "./code-downloads.tsx";
import { useCodeColorName } from "./color-names.ts";
import { FramedCode } from "./framed-code.tsx";
import { codeColors, type QrOptions, useQrOptions } from "./qr-options.ts";
import { type WayOut, wayOut } from "./way-out.ts";

const TONES = { good: "ok", dense: "warn", refused: "no" } as const;

/** The QR code studio; without premium, what it makes and the way to the plans. */
export function CodePiece({ kit }: { kit: Kit }) {
  return kit.qrCode ? <CodeStudio kit={kit} /> : <PremiumCode kit={kit} />;
}

function CodeStudio({ kit }: { kit: Kit }) {
  const t = useTranslate(kitCode);
  const colorName = useCodeColorName(kit.card.color);
  const { options, change, caption, setCaption } = useQrOptions(hintsOf(kit.card)("scanToSave"));
  const { data: answer, error, isFetching, isPlaceholderData, refetch } = useQrVerdict(kit, options);
  const isTrying = isFetching || isPlaceholderData;
  const isRefused = !isTrying && answer?.verdict === "refused";
  const isReadable = !isTrying && !error && answer !== undefined && answer.verdict !== "refused";
  const picture = useKitFile(kit, "qrSvg", options, isReadable);
  const src = useObjectUrl(picture.data);
  const place = usePlaceInLine();
  const way = answer && isRefused ? wayOut({ t, colorName }, answer, options, kit.card.color) : undefined;

  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageMiddle>
            {isRefused ? (
              <RefusedCode url={kit.url} color={colorOf(kit, options)} />
            ) : (
              <StagePicture
                src={src}
                alt={altText(t, options)}
                isBusy={isTrying || picture.isFetching}
                className={classNames(
                  "kit-lying max-h-112 min-h-64 w-[min(100%,21rem)] object-contain",
                  !src && (options.frame === "none" ? "aspect-square" : "aspect-[88/108]"),
                )}
              />
            )}
          </StageMiddle>
        </Stage>
      }
      verdict={
        <>
          {error && !isTrying && <PieceFailure error={error} onRetry={() => void refetch()} />}
          {answer && !error && !isTrying && (
            <Answer code={{ card: kit.card, query: options, reading: answer }}>
              {way && <WayOutButton way={way} onTake={() => change(way.change)} />}
            </Answer>
          )}
          {isTrying && place === undefined && <Verdict tone="busy" title={t("testing")} />}
          {picture.error && isReadable && (
            <PieceFailure error={picture.error} onRetry={() => void picture.refetch()} />
          )}
        </>
      }
      controls={
        <>
          <CodeControls
            card={kit.card}
            options={options}
            caption={caption}
            onChange={change}
            onCaption={setCaption}
          />
          <CodeDownloads kit={kit} options={options} isBusy={isTrying} isReadable={isReadable} />
        </>
      }
    />
  );
}

type AnswerProps = { code: Parameters<typeof verdictWords>[1]; children: ReactNode };

function Answer({ code, children }: AnswerProps) {
  const t = useTranslate(kitVerdict);
  const colorName = useTranslate(colorNames);
  const { title, text } = verdictWords({ t, colorName }, code);
  return (
    <Verdict tone={TONES[code.reading.verdict]} title={title}>
      <p>
        {text} {children}
      </p>
    </Verdict>
  );
}

function WayOutButton({ way, onTake }: { way: WayOut; onTake: () => void }) {
  return (
    <button
      type="button"
      className="type-link -my-2 inline-flex min-h-touch items-center rounded-xs"
      onClick={(event) => {
        focusVerdict(event);
        onTake();
      }}
    >
      {way.label}
    </button>
  );
}

/** What it would have looked like, under a plate: a code that cannot be read is not handed out. */
function RefusedCode({ url, color }: { url: string; color: string | undefined }) {
  const t = useTranslate(kitCode);
  return (
    <div className="relative w-[min(100%,20rem)] overflow-hidden rounded-lg bg-white">
      <CodePicture url={url} color={color} className="w-full" />
      <p className="absolute top-1/2 left-1/2 inline-flex -translate-1/2 items-center gap-2 rounded-md bg-ink-900 px-4 py-2.5 text-small font-semibold whitespace-nowrap text-white">
        <ScanLine aria-hidden="true" size={20} strokeWidth={1.75} />
        {t("testFailed")}
      </p>
    </div>
  );
}

function colorOf(kit: Kit, options: QrOptions): string | undefined {
  return codeColors(kit.card.color).find(({ value }) => value === options.color)?.hex;
}

/** By what is inside and in the middle; and with a caption. */
const PICTURES = {
  address: {
    none: ["linkPicture", "linkCaptioned"],
    logo: ["linkAndLogoPicture", "linkAndLogoCaptioned"],
    photo: ["linkAndPhotoPicture", "linkAndPhotoCaptioned"],
  },
  contact: {
    none: ["contactPicture", "contactCaptioned"],
    logo: ["contactAndLogoPicture", "contactAndLogoCaptioned"],
    photo: ["contactAndPhotoPicture", "contactAndPhotoCaptioned"],
  },
} as const;

function altText(t: KitCodeText, { content, center, frame, caption }: QrOptions): string {
  const [plain, captioned] = PICTURES[content][center];
  return frame === "none" || caption === "" ? t(plain) : t(captioned, { caption });
}

/** Nobody's card: the code leads nowhere, whosever link stands below it. */
const EXAMPLE = "https://visita.example/c/giulia";

function PremiumCode({ kit }: { kit: Kit }) {
  const t = useTranslate(kitCode);
  const makes = [
    { title: t("formats"), text: t("formatsNote") },
    { title: t("yourLook"), text: t("yourLookNote") },
    { title: t("contactInside"), text: t("contactInsideNote") },
    { title: t("tested"), text: t("testedNote") },
  ];
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <StageBar caption={t("example")} />
          <StageMiddle>
            <div aria-hidden="true" className="w-[min(100%,19rem)]">
              <FramedCode
                theme={kit.card.color}
                url={EXAMPLE}
                caption={hintsOf(kit.card)("scanToSave")}
                cardLink={kit.url.replace(/^https?:\/\//, "")}
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
              {t("premiumCode")}
            </h2>
            <DownloadList rows={makes} />
          </section>
          <ButtonLink to="/subscription" size="lg" isFull>
            {t("seePlans")}
          </ButtonLink>
          <Fine>{t("linkInstead")}</Fine>
        </>
      }
    />
  );
}
