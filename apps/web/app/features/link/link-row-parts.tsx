import { dayWords, longDayWords, recentDayWords, unbroken, utcToday } from "@visita/domain/format";
import type { NamedLink } from "@visita/domain/link/link.contract";
import type { LinksText } from "@visita/domain/owner-messages/links";
import type { LucideIcon } from "lucide-react";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";

/** Shared with the column heads, so that both have the same edges. */
export const linkColumnsClasses =
  "lg:grid-cols-[minmax(0,1fr)_4.5rem_5rem_5.25rem_8rem_9.5rem] lg:gap-x-2 lg:pe-3 lg:ps-7";

/** The word is in the head of the column where there is one. */
export function Figure({ text }: { text: string }) {
  return (
    <li className="whitespace-nowrap lg:text-end">
      <LinkCount text={text} wordClassName="text-muted lg:sr-only" />
    </li>
  );
}

type LinkCountProps = { text: string; wordClassName?: string };

/** "12 views", the number in bold. */
export function LinkCount({ text, wordClassName }: LinkCountProps) {
  return (
    <TaggedText
      text={text}
      tags={{
        number: (number) => <b className="font-semibold">{number}</b>,
        what: (word) => <span className={wordClassName}>{word}</span>,
      }}
    />
  );
}

type RowActionProps = {
  icon: LucideIcon;
  label: string;
  isBusy?: boolean;
  onPress: () => void;
  children: string;
};

/** With its words where rows are stacked, an icon in the columns of a desktop. */
export function RowAction({ icon, label, isBusy = false, onPress, children }: RowActionProps) {
  return (
    <>
      <Button
        variant="secondary"
        icon={icon}
        aria-label={label}
        isBusy={isBusy}
        className="min-h-touch! flex-1 px-2! text-small! lg:hidden"
        onClick={onPress}
      >
        {children}
      </Button>
      <IconButton icon={icon} label={label} className="max-lg:hidden" onClick={onPress} />
    </>
  );
}

type Days = Pick<NamedLink, "lastDay" | "overSince">;

/** "Until 30 April", "No last day", "Ended 12 January". */
export function lastDayLine({ lastDay, overSince }: Days, t: LinksText): string {
  if (overSince !== null) return t("endedOn", { day: pastDay(overSince, t) });
  return lastDay === null ? t("noLastDay") : t("untilDay", { day: withYear(lastDay, t) });
}

/** The same behind the figures of a link. */
export function lastDayFigure({ lastDay, overSince }: Days, t: LinksText): string {
  if (overSince !== null) return t("figuresEndedOn", { day: pastDay(overSince, t) });
  return lastDay === null ? t("figuresNoLastDay") : t("figuresUntilDay", { day: withYear(lastDay, t) });
}

function pastDay(day: string, t: LinksText): string {
  return recentDayWords(t.language, day, utcToday());
}

/** A day to come has its year when that is another one than this. */
function withYear(day: string, t: LinksText): string {
  const isThisYear = day.startsWith(utcToday().slice(0, 4));
  return isThisYear ? dayWords(t.language, day) : unbroken(longDayWords(t.language, day));
}
