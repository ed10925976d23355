import { QR_CAPTION } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { KIT_MESSAGES } from "@visita/domain/kit/kit.messages";
import { ScanLine } from "lucide-react";
import { classNames } from "../../../ui/class-names.ts";
import { DownloadList } from "../../../ui/download-list.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { Verdict } from "../../../ui/verdict.tsx";
import { CodePicture } from "../code-picture.tsx";
import { useKitFile, useObjectUrl, usePlaceInLine, useQrVerdict } from "../kit.queries.ts";
import { Fine, focusVerdict, PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, StageBar, StageMiddle, StagePicture } from "../stage.tsx";
import { CodeControls } from "./code-controls.tsx";
import { CodeDownloads } from "./code-downloads.tsx";
import { FramedCode } from "./framed-code.tsx";
import { codeColors, type QrOptions, useQrOptions } from "./qr-options.ts";
import { type WayOut, wayOut } from "./way-out.ts";

const TONES = { good: "ok", dense: "warn", refused: "no" } as const;

/** The QR code studio; without premium, what it makes and the way to the plans. */
export function CodePiece({ kit }: { kit: Kit }) {
  return kit.qrCode ? <CodeStudio kit={kit} /> : <PremiumCode kit={kit} />;
}

function CodeStudio({ kit }: { kit: Kit }) {
  const { options, change, caption, setCaption } = useQrOptions();
  const { data: answer, error, isFetching, isPlaceholderData, refetch } = useQrVerdict(kit, options);
  const isTrying = isFetching || isPlaceholderData;
  const isRefused = !isTrying && answer?.verdict === "refused";
  const isReadable = !isTrying && !error && answer !== undefined && answer.verdict !== "refused";
  const picture = useKitFile(kit, "qrSvg", options, isReadable);
  const src = useObjectUrl(picture.data);
  const place = usePlaceInLine();
  const way = answer && isRefused ? wayOut(answer, options, kit.card.color) : undefined;

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
                alt={altText(options)}
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
            <Verdict tone={TONES[answer.verdict]} title={answer.title}>
              <p>
                {answer.text} {way && <WayOutButton way={way} onTake={() => change(way.change)} />}
              </p>
            </Verdict>
          )}
          {isTrying && place === undefined && <Verdict tone="busy" title="Testing the code" />}
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
  return (
    <div className="relative w-[min(100%,20rem)] overflow-hidden rounded-lg bg-white">
      <CodePicture url={url} color={color} className="w-full" />
      <p className="absolute top-1/2 left-1/2 inline-flex -translate-1/2 items-center gap-2 rounded-md bg-ink-900 px-4 py-2.5 text-small font-semibold whitespace-nowrap text-white">
        <ScanLine aria-hidden="true" size={20} strokeWidth={1.75} />
        Scan test failed
      </p>
    </div>
  );
}

function colorOf(kit: Kit, options: QrOptions): string | undefined {
  return codeColors(kit.card.color).find(({ value }) => value === options.color)?.hex;
}

function altText({ content, center, frame, caption }: QrOptions): string {
  const inside = content === "address" ? "the link to your card" : "your whole contact";
  const middle = center === "none" ? "" : `, your ${center} in the middle`;
  return `QR code with ${inside}${middle}${frame === "none" || caption === "" ? "" : `: ${caption}`}`;
}

/** Nobody's card: the code leads nowhere, whosever link stands below it. */
const EXAMPLE = "https://visita.example/c/giulia";

const WHAT_IT_MAKES = [
  { title: "SVG, PNG and PDF", text: "For print, badges and slides" },
  { title: "Your colour, logo or photo", text: "In a plate, an engraved frame or a band, with your caption" },
  { title: "The whole contact inside", text: "For places without a network" },
  { title: "Scan-tested before you get it", text: "In the size and colours you chose" },
];

function PremiumCode({ kit }: { kit: Kit }) {
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
                url={EXAMPLE}
                caption={QR_CAPTION}
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
              {KIT_MESSAGES.premiumCode}
            </h2>
            <DownloadList rows={WHAT_IT_MAKES} />
          </section>
          <ButtonLink to="/subscription" size="lg" isFull>
            See plans
          </ButtonLink>
          <Fine>The rest of the share kit shows your short link instead.</Fine>
        </>
      }
    />
  );
}
