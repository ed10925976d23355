import type { ThemeKey } from "@visita/domain/card/themes";
import { toCsvLine } from "@visita/domain/csv-line";
import { formatDay } from "@visita/domain/format";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { Check, Copy, Download } from "lucide-react";
import { useState } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { saveFile } from "../../../lib/qr-code-download.ts";
import { useCardUrl, useSettings } from "../../../lib/use-settings.ts";
import { Button } from "../../../ui/button.tsx";
import { useCopyAndTell } from "../../../ui/copy-button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { DialogFoot } from "./dialog-foot.tsx";
import type { Made } from "./invitation-calls.ts";

const ROWS_AT_ONCE = 50;
const REMINDER_DAYS = 3;
const DAY_MS = 24 * 60 * 60_000;

type MadeCardsProps = { made: Made; color: ThemeKey; onDone: () => void };

/** The links of the cards that were made, to be handed out. */
export function MadeCards({ made: { cards, leftOut }, color, onDone }: MadeCardsProps) {
  const t = useTranslate(teamInviteTexts);
  const publicUrl = useSettings()?.publicUrl ?? window.location.origin;
  const [shown, setShown] = useState(ROWS_AT_ONCE);
  const rows = cards.slice(0, shown);
  const more = cards.length - rows.length;
  const day = formatDay(t.language, Date.now() + REMINDER_DAYS * DAY_MS);

  function saveLinks() {
    const head = [t("name"), t("email"), t("link")];
    const lines = cards.map(({ name, email, username }) => [name, email, publicUrl + cardPath(username)]);
    // Excel takes a file without this sign for one of an old Windows alphabet.
    const text = `\ufeff${[head, ...lines].map(toCsvLine).join("")}`;
    saveFile(new Blob([text], { type: "text/csv" }), "card-links.csv");
  }

  return (
    <>
      <p className="mt-2 text-muted">
        {cards.length > 0 ? t("madeLead", { count: cards.length, day }) : t("madeNoneLead")}
      </p>
      {leftOut > 0 && cards.length > 0 && (
        <p className="mt-2 text-small text-warning">{t("rowsLeftOut", { count: leftOut })}</p>
      )}
      {rows.length > 0 && (
        <ul className="mt-4 border-t border-line">
          {rows.map((card) => (
            <MadeCard key={card.username} card={card} color={color} />
          ))}
        </ul>
      )}
      {more > 0 && (
        <Button variant="ghost" className="mt-2" onClick={() => setShown(shown + ROWS_AT_ONCE)}>
          {t("showMore", { count: Math.min(more, ROWS_AT_ONCE) })}
        </Button>
      )}
      <DialogFoot>
        {cards.length > 0 && (
          <Button variant="secondary" icon={Download} onClick={saveLinks}>
            {t("linksAsCsv")}
          </Button>
        )}
        <Button onClick={onDone}>{t("done")}</Button>
      </DialogFoot>
    </>
  );
}

function MadeCard({ card: { name, username }, color }: { card: Made["cards"][number]; color: ThemeKey }) {
  const t = useTranslate(teamInviteTexts);
  const url = useCardUrl(username);
  const copyAndTell = useCopyAndTell();
  return (
    <li className="flex min-h-14 items-center gap-3.5 border-b border-line py-1.5 leading-[1.35]">
      <CardChip color={color} isResting={false} className="w-10" />
      <span className="min-w-0 flex-1 wrap-anywhere">
        <bdi className="block font-semibold">{name}</bdi>
        <a
          href={cardPath(username)}
          target="_blank"
          rel="noreferrer"
          dir="ltr"
          className="inline-block text-help text-muted underline-offset-3 hover:underline"
        >
          {cardPath(username)}
        </a>
      </span>
      <IconButton
        label={t("copyLink", { name })}
        icon={Copy}
        className="-me-2 text-muted"
        onClick={() => void copyAndTell(url)}
      />
    </li>
  );
}

/** Above the title of what was made. */
export function MadeMark() {
  return (
    <span className="mb-3 grid size-12 place-items-center rounded-md bg-success-soft text-success">
      <Check aria-hidden="true" size={24} strokeWidth={1.75} />
    </span>
  );
}
