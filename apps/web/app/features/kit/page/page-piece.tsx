import { formatList } from "@visita/domain/format";
import { kilobytes } from "@visita/domain/format-bytes";
import { PAGE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import { type KitPageText, kitPage } from "@visita/domain/owner-messages/kit-page";
import { Download } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { Button } from "../../../ui/button.tsx";
import { DownloadList, type DownloadRow } from "../../../ui/download-list.tsx";
import { CardView } from "../../card/view/card-view.tsx";
import { useKitFile } from "../kit.queries.ts";
import { Fine, PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, Window } from "../stage.tsx";

/** The card in one file. It is made when the page opens, so its true size can be told. */
export function PagePiece({ kit }: { kit: Kit }) {
  const t = useTranslate(kitPage);
  const shared = useTranslate(kitTexts);
  const common = useTranslate(commonTexts);
  const page = useKitFile(kit, "page");
  const file = page.isPlaceholderData || page.error ? undefined : page.data;
  const name = `${kit.card.username}.html`;
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <div aria-hidden="true" inert>
            <Window title={<span className="kit-window-url">{`file:///Desktop/${name}`}</span>}>
              <div className="relative h-96 overflow-hidden bg-paper-100">
                <div className="absolute top-4 left-1/2 w-97.5 origin-top -translate-x-1/2 scale-70">
                  <CardView card={kit.card} />
                </div>
              </div>
            </Window>
          </div>
        </Stage>
      }
      verdict={page.error && <PieceFailure error={page.error} onRetry={() => void page.refetch()} />}
      controls={
        <>
          <section aria-labelledby="page-inside" className="grid gap-4">
            <h2 id="page-inside" className="type-heading">
              {t("whatIsInside")}
            </h2>
            <DownloadList rows={contents(t, kit)} />
          </section>
          <Button
            size="lg"
            icon={Download}
            isFull
            isBusy={page.isFetching}
            busyLabel={shared("preparing")}
            disabled={!page.isFetching && !file}
            onClick={() => file && saveFile(file, name)}
          >
            <span className="wrap-anywhere whitespace-normal">{t("download", { file: name })}</span>
          </Button>
          <Fine>
            {file
              ? common("twoSentences", { first: sizeText(t, file), second: t("noRequests") })
              : t("noRequests")}
          </Fine>
        </>
      }
    />
  );
}

function sizeText(t: KitPageText, { size }: Blob): string {
  return t("sizeOf", { size: kilobytes(t.language, size), max: PAGE_MAX_BYTES / 1024 });
}

function contents(t: KitPageText, { card, qrCode }: Kit): DownloadRow[] {
  const count = Object.values(card.contacts).filter(({ value }) => value !== "").length;
  const parts = [t("name"), card.occupation && t("role"), card.bio && t("bio"), t("channels", { count })];
  const pictures = picturesText(t, card);
  return [
    { title: t("theCard"), text: formatList(t.language, parts.filter(Boolean)) },
    ...(pictures ? [{ title: pictures, text: t("asPictures") }] : []),
    ...(qrCode ? [{ title: t("qrCode"), text: t("opensCardHere") }] : []),
    { title: t("contactFile"), text: t("worksOffline") },
  ];
}

function picturesText(t: KitPageText, { profilepic, logo }: Kit["card"]): string | undefined {
  if (profilepic && logo) return t("photoAndLogo");
  if (profilepic) return t("photo");
  return logo ? t("logo") : undefined;
}
