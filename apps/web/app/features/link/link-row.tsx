import type { OwnCard } from "@visita/domain/card/card.contract";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { linksPage } from "@visita/domain/owner-messages/links";
import {
  ArrowUpRight,
  CalendarDays,
  ChartNoAxesColumn,
  CircleStop,
  Copy,
  KeyRound,
  Pencil,
  QrCode,
  RefreshCw,
  RotateCcw,
} from "lucide-react";
import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ActionMenu } from "../../ui/action-menu.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { useCopyAndTell } from "../../ui/copy-button.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { CardChip } from "../card/view/card-chip.tsx";
import { Figure, lastDayLine, linkColumnsClasses, RowAction } from "./link-row-parts.tsx";
import { useChannelList } from "./shown-channels.tsx";

export type DialogKind = "code" | "name" | "day" | "shown" | "address";

type LinkRowProps = {
  link: NamedLink;
  card: OwnCard;
  hasQrCode: boolean;
  isBusy: boolean;
  /** The button gets the focus back when the dialog closes. */
  onOpen: (kind: DialogKind, button?: RefObject<HTMLElement | null>) => void;
  onEnd: () => void;
  onReactivate: () => void;
};

/** A grid of six columns from a desktop on; below, everything under each other. */
export function LinkRow({ link, card, hasQrCode, isBusy, onOpen, onEnd, onReactivate }: LinkRowProps) {
  const t = useTranslate(linksPage);
  const common = useTranslate(commonTexts);
  const copyAndTell = useCopyAndTell();
  const { name } = link;
  const isOver = link.overSince !== null;
  const path = `${cardPath(card.username)}/${link.slug}`;
  return (
    <li
      className={classNames(
        "grid grid-cols-[minmax(0,1fr)] gap-1 px-5 py-4.5 not-first:border-t not-first:border-line lg:items-center lg:py-3.5",
        linkColumnsClasses,
      )}
    >
      <div className="min-w-0">
        <h3 className={classNames("type-subheading text-pretty wrap-anywhere", isOver && "text-muted")}>
          <bdi>{name}</bdi>
        </h3>
        <LinkPath path={path} isOver={isOver} />
        {link.shows.length > 0 && <AlsoShown channels={link.shows} />}
      </div>
      <ul className="flex flex-wrap gap-x-4 gap-y-0.5 text-small leading-[1.45] lg:contents">
        <Figure text={t("viewCount", { count: link.views })} />
        <Figure text={t("saveCount", { count: link.saves })} />
        <Figure text={t("detailsCount", { count: link.details })} />
      </ul>
      <p className="text-small text-muted lg:ps-4">{lastDayLine(link, t)}</p>
      {isOver ? (
        <div className="mt-2.5 flex md:max-w-96 lg:mt-0 lg:justify-end">
          <Button
            variant="secondary"
            icon={RotateCcw}
            aria-label={t("reactivateLink", { name })}
            isBusy={isBusy}
            className="min-h-touch! flex-1 px-3.5! text-small! lg:flex-none"
            onClick={onReactivate}
          >
            {t("reactivate")}
          </Button>
        </div>
      ) : (
        <div className="mt-2.5 flex gap-2 md:max-w-96 lg:mt-0 lg:justify-end lg:gap-0">
          <RowAction icon={Copy} label={t("copyLink", { name })} onPress={() => void copyAndTell(link.url)}>
            {common("copy")}
          </RowAction>
          {hasQrCode && (
            <RowAction icon={QrCode} label={t("qrCodeOf", { name })} onPress={() => onOpen("code")}>
              {t("qrCode")}
            </RowAction>
          )}
          <LinkMenu link={link} card={card} path={path} onOpen={onOpen} onEnd={onEnd} />
        </div>
      )}
    </li>
  );
}

/** What it shows that the plain card does not. */
function AlsoShown({ channels }: { channels: readonly string[] }) {
  const t = useTranslate(linksPage);
  return (
    <p className="flex items-center gap-1.5 text-help font-semibold text-accent">
      <KeyRound aria-hidden="true" size={16} strokeWidth={1.75} className="shrink-0" />
      {t("alsoChannels", { channels: useChannelList(channels) })}
    </p>
  );
}

/** Text once the link has ended: it leads to the plain card, which is no news. */
function LinkPath({ path, isOver }: { path: string; isOver: boolean }) {
  const look =
    "-my-1.5 inline-flex min-h-touch items-center py-1.5 text-small font-medium text-muted wrap-anywhere";
  const text = <bdi dir="ltr">{path}</bdi>;
  if (isOver) return <p className={look}>{text}</p>;
  return (
    <a
      href={path}
      className={classNames(look, "rounded-xs underline-offset-3 hover:text-accent hover:underline")}
    >
      <span>
        {text}
        <ArrowUpRight
          aria-hidden="true"
          size={16}
          strokeWidth={1.75}
          className="ms-1 inline-block align-text-bottom"
        />
      </span>
    </a>
  );
}

type LinkMenuProps = { link: NamedLink; card: OwnCard; path: string } & Pick<
  LinkRowProps,
  "onOpen" | "onEnd"
>;

function LinkMenu({ link, card, path, onOpen, onEnd }: LinkMenuProps) {
  const t = useTranslate(linksPage);
  const navigate = useNavigate();
  const button = useRef<HTMLButtonElement>(null);
  const secretActions: readonly MenuAction[] = [
    { label: t("whatItShows"), icon: KeyRound, onSelect: () => onOpen("shown", button) },
    { label: t("newAddress"), icon: RefreshCw, onSelect: () => onOpen("address", button) },
  ];
  const actions: readonly MenuAction[] = [
    {
      label: t("insights"),
      icon: ChartNoAxesColumn,
      onSelect: () => void navigate(`/insights?card=${encodeURIComponent(card.cardid)}`),
    },
    { label: t("rename"), icon: Pencil, onSelect: () => onOpen("name", button) },
    { label: t("lastDay"), icon: CalendarDays, onSelect: () => onOpen("day", button) },
    ...(link.secret === null ? [] : secretActions),
  ];
  return (
    <ActionMenu
      label={t("moreFor", { name: link.name })}
      groups={[actions, [{ label: t("end"), icon: CircleStop, onSelect: onEnd }]]}
      head={{
        title: link.name,
        text: path,
        mark: <CardChip color={card.color} isResting={card.pausedAt !== null} className="w-14" />,
      }}
      buttonRef={button}
      buttonClassName="max-lg:size-touch! lg:border-transparent! lg:bg-transparent!"
    />
  );
}
