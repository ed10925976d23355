import { capitalized, counted, formatList, kilobytes } from "@visita/domain/format";
import { PAGE_MAX_BYTES } from "@visita/domain/kit/kit.constants";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { Download } from "lucide-react";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { Button } from "../../../ui/button.tsx";
import { DownloadList, type DownloadRow } from "../../../ui/download-list.tsx";
import { CardView } from "../../card/view/card-view.tsx";
import { useKitFile } from "../kit.queries.ts";
import { Fine, PieceFailure, PieceLayout } from "../piece-layout.tsx";
import { Stage, Window } from "../stage.tsx";

/** The card in one file. It is made when the page opens, so its true size can be told. */
export function PagePiece({ kit }: { kit: Kit }) {
  const page = useKitFile(kit, "page");
  const file = page.isPlaceholderData || page.error ? undefined : page.data;
  const name = `${kit.card.username}.html`;
  return (
    <PieceLayout
      kit={kit}
      stage={
        <Stage>
          <div aria-hidden="true" inert>
            <Window title={<span className="kit-window-url">file:///Desktop/{name}</span>}>
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
              What is inside
            </h2>
            <DownloadList rows={contents(kit)} />
          </section>
          <Button
            size="lg"
            icon={Download}
            isFull
            isBusy={page.isFetching}
            busyLabel="Preparing..."
            disabled={!page.isFetching && !file}
            onClick={() => file && saveFile(file, name)}
          >
            <span className="wrap-anywhere whitespace-normal">Download {name}</span>
          </Button>
          <Fine>
            {file && `${kilobytes(file.size)} of at most ${PAGE_MAX_BYTES / 1024}. `}
            It makes no requests to anyone, and it doesn’t change when you edit the card.
          </Fine>
        </>
      }
    />
  );
}

function contents({ card, qrCode }: Kit): DownloadRow[] {
  const channels = Object.values(card.contacts).filter(({ value }) => value !== "").length;
  const parts = ["Name", card.occupation && "role", card.bio && "bio", counted(channels, "channel")];
  const pictures = formatList([card.profilepic ? "Photo" : "", card.logo ? "logo" : ""].filter(Boolean));
  return [
    { title: "The card", text: formatList(parts.filter(Boolean)) },
    ...(pictures ? [{ title: capitalized(pictures), text: "As pictures in the file" }] : []),
    ...(qrCode ? [{ title: "QR code", text: "Opens your card here" }] : []),
    { title: "Contact file", text: "Add to Contact works offline" },
  ];
}
