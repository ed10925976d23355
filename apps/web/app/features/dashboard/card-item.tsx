import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type DashboardText, dashboardTexts } from "@visita/domain/owner-messages/dashboard";
import { teamLeaving } from "@visita/domain/owner-messages/team-leaving";
import {
  AtSign,
  ChartNoAxesColumn,
  CopyPlus,
  Link2,
  LogOut,
  Pause,
  Pencil,
  Play,
  Send,
  Trash2,
  UsersRound,
} from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useNavigate } from "react-router";
import { cardPath, kitPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ActionMenu } from "../../ui/action-menu.tsx";
import { Button } from "../../ui/button.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { CardLink } from "../card/public/card-grid.tsx";
import { QrDownloadButton } from "../card/public/qr-download-button.tsx";
import { CardChip, RestingSince } from "../card/view/card-chip.tsx";
import { useTickFirstRun } from "../first-run/public/first-run.queries.ts";
import { useLiveLinks } from "../link/public/link.queries.ts";
import { CardPicture } from "./card-picture.tsx";
import { CopyLinkButton } from "./copy-link-button.tsx";
import { ShareButton } from "./share-button.tsx";
import { CardCodeButton } from "./show-code.tsx";
import { TakenDownNote } from "./taken-down-note.tsx";
import type { CardActions } from "./use-card-actions.ts";
import { WeekViews } from "./week-views.tsx";

/** Three stand in a row on a phone, as wide as their words need; without their icons where it is narrow. */
const ROW_BUTTON =
  "relative flex-auto px-1! @max-[23rem]:[&_span]:gap-1.5 @sm:flex-1 @sm:px-4! not-aria-busy:@max-[21rem]:[&_svg]:hidden";

export type CardDialogName = "delete" | "address" | "leave";

type CardItemProps = {
  card: OwnCard;
  hasQrCode: boolean;
  /** In the last seven days; 0 also while it is not known. */
  weekViews: number;
  /** There is a slot for another card. */
  canDuplicate: boolean;
  actions: Pick<CardActions, "pause" | "show">;
  /** The button gets the focus back when the dialog closes. */
  onDialog: (name: CardDialogName, card: OwnCard, button: RefObject<HTMLButtonElement | null>) => void;
};

/** One of a person's own cards, and what can be done with it. */
export function CardItem(props: CardItemProps) {
  const { card, hasQrCode, weekViews, canDuplicate, actions, onDialog } = props;
  const t = useTranslate(dashboardTexts);
  const common = useTranslate(commonTexts);
  const teamText = useTranslate(teamLeaving);
  const navigate = useNavigate();
  const [isReachedFor, setReachedFor] = useState(false);
  const liveLinks = useLiveLinks(card.cardid, isReachedFor);
  const tickFirstRun = useTickFirstRun(card.userid);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { cardid, username, fullname } = card;
  const path = cardPath(username);
  const isResting = card.pausedAt !== null;
  const role = roleLine(card.occupation, card.companyname);
  const noDuplicate = whyNoDuplicate(card, canDuplicate, t);
  /** Without a code, the link is what one shows. */
  const linkShown = () => void (hasQrCode || tickFirstRun("code_shown"));
  // A button, no link: the id travels in the navigation, and would be missing in a new tab.
  const edit = () => void navigate("/b/u", { state: { cardid } });

  const everyday: readonly MenuAction[] = [
    { label: common("edit"), icon: Pencil, onSelect: edit },
    {
      label: t("useEverywhere"),
      icon: Send,
      onSelect: () => void navigate(kitPath(cardid)),
    },
    {
      label: t("links"),
      icon: Link2,
      ...(liveLinks && { hint: String(liveLinks) }),
      onSelect: () => void navigate(`/links?card=${encodeURIComponent(cardid)}`),
    },
    {
      label: t("insights"),
      icon: ChartNoAxesColumn,
      onSelect: () => void navigate(`/insights?card=${encodeURIComponent(cardid)}`),
    },
  ];
  // The rest of a team card is the team's to decide.
  const groups: readonly (readonly MenuAction[])[] = card.team
    ? [
        everyday,
        [
          {
            label: teamText("leaveTeam", { team: card.team.name }),
            icon: LogOut,
            tone: "danger",
            onSelect: () => onDialog("leave", card, menuButton),
          },
        ],
      ]
    : [
        everyday,
        [
          {
            label: t("duplicate"),
            icon: CopyPlus,
            isDisabled: noDuplicate !== null,
            ...(noDuplicate !== null && { hint: noDuplicate }),
            onSelect: () => void navigate("/b/c", { state: { copyOf: cardid } }),
          },
          isResting
            ? { label: t("resume"), icon: Play, onSelect: () => void actions.show(card) }
            : { label: t("pause"), icon: Pause, onSelect: () => void actions.pause(card) },
          { label: t("changeLink"), icon: AtSign, onSelect: () => onDialog("address", card, menuButton) },
        ],
        [
          {
            label: common("delete"),
            icon: Trash2,
            tone: "danger",
            onSelect: () => onDialog("delete", card, menuButton),
          },
        ],
      ];

  return (
    <li className="relative grid grid-cols-1 content-start gap-1">
      <CardPicture card={card}>{!isResting && hasQrCode && <CardCodeButton card={card} />}</CardPicture>
      <div className="@container mt-1.5">
        {card.pausedAt === null ? (
          <div className="flex flex-wrap items-center gap-x-2">
            <span className="flex min-h-control min-w-0 flex-1 basis-28 items-center ps-1">
              <CardLink path={path} label={t("openCard", { name: fullname, path })} />
            </span>
            <span className="ms-auto flex items-center gap-2">
              {weekViews > 0 && <WeekViews cardid={cardid} views={weekViews} />}
              <span className="relative">
                <CopyLinkButton username={username} fullname={fullname} onCopied={linkShown} />
              </span>
            </span>
          </div>
        ) : (
          <div className="flex min-h-control flex-wrap items-center gap-x-2 ps-1">
            <span dir="ltr" className="min-w-0 flex-auto font-semibold wrap-anywhere">
              {path}
            </span>
            <span className="pe-1 text-small font-medium text-muted">
              <RestingSince pausedAt={card.pausedAt} />
            </span>
          </div>
        )}
        {card.team && (
          <p className="mb-2 flex items-center gap-2 ps-1 text-small wrap-anywhere">
            <UsersRound aria-hidden="true" size={18} className="shrink-0 text-accent" />
            {t("teamCardOf", { team: card.team.name })}
          </p>
        )}
        {card.takenDownAt !== null && (
          <div className="mb-2">
            <TakenDownNote card={card} takenDownAt={card.takenDownAt} />
          </div>
        )}
        {/* biome-ignore lint/a11y/noStaticElementInteractions: learns that somebody reaches for the menu; there is nothing to press */}
        <div
          className="flex gap-2"
          onPointerEnter={() => setReachedFor(true)}
          onFocus={() => setReachedFor(true)}
        >
          {isResting && (
            <Button
              variant="secondary"
              icon={Play}
              aria-label={t("resumeCard", { name: fullname })}
              className={ROW_BUTTON}
              onClick={() => void actions.show(card)}
            >
              {t("resume")}
            </Button>
          )}
          {!isResting && card.takenDownAt === null && (
            <ShareButton
              card={card}
              hasQrCode={hasQrCode}
              label={t("shareCard", { name: fullname })}
              className={ROW_BUTTON}
              onShared={linkShown}
            />
          )}
          {!isResting && hasQrCode && (
            <QrDownloadButton username={username} fullname={fullname} className={ROW_BUTTON} />
          )}
          <Button
            variant="secondary"
            icon={Pencil}
            aria-label={t("editCard", { name: fullname })}
            className={ROW_BUTTON}
            onClick={edit}
          >
            {common("edit")}
          </Button>
          <ActionMenu
            label={t("moreFor", { name: fullname, path })}
            groups={groups}
            head={{
              title: path,
              text: role,
              mark: <CardChip color={card.color} isResting={isResting} className="w-14" />,
            }}
            buttonRef={menuButton}
            buttonClassName="relative"
          />
        </div>
      </div>
    </li>
  );
}

/** Null when it can be duplicated. A copy of a card that is taken down would show again what was taken down. */
function whyNoDuplicate({ takenDownAt }: OwnCard, hasSlot: boolean, t: DashboardText): string | null {
  if (takenDownAt !== null) return t("takenDown");
  return hasSlot ? null : t("noRoom");
}
