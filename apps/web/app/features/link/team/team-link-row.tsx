import { linksPage } from "@visita/domain/owner-messages/links";
import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import type { TeamLink, TeamLinkCard } from "@visita/domain/team/team-link.contract";
import { CalendarDays, ChartNoAxesColumn, CircleStop, Copy, Pencil, RotateCcw } from "lucide-react";
import { type RefObject, useRef } from "react";
import { useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { Button } from "../../../ui/button.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { Figure, lastDayLine, linkColumnsClasses, RowAction } from "../link-row-parts.tsx";
import { useCopyAll } from "../public/use-copy-all.ts";
import { teamLinkPath } from "./team-link-path.ts";

export type TeamLinkDialog = "name" | "day";

type TeamLinkRowProps = {
  link: TeamLink;
  /** The page of a link. */
  pageOf: (linkid: string) => string;
  findCards: (linkid: string) => Promise<TeamLinkCard[]>;
  isBusy: boolean;
  /** The button gets the focus back when the dialog closes. */
  onOpen: (kind: TeamLinkDialog, button: RefObject<HTMLElement | null>) => void;
  onEnd: () => void;
  onReactivate: () => void;
};

/** A grid of six columns from a desktop on; below, everything under each other. */
export function TeamLinkRow(props: TeamLinkRowProps) {
  const { link, pageOf, findCards, isBusy, onOpen, onEnd, onReactivate } = props;
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const navigate = useNavigate();
  const copyAll = useCopyAll(findCards);
  const { linkid, name } = link;
  const isOver = link.overSince !== null;
  const path = words("onCards", { path: teamLinkPath(link.slug), count: link.cards });
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
        <p className="mt-0.5 text-small text-muted wrap-anywhere">
          <bdi>{isOver ? teamLinkPath(link.slug) : path}</bdi>
        </p>
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
          <RowAction
            icon={Copy}
            label={words("copyAllOf", { name })}
            isBusy={copyAll.isCopying}
            onPress={() => copyAll.copy(linkid)}
          >
            {words("copyAll")}
          </RowAction>
          <RowAction
            icon={ChartNoAxesColumn}
            label={words("byPersonOf", { name })}
            onPress={() => void navigate(pageOf(linkid))}
          >
            {words("byPerson")}
          </RowAction>
          <TeamLinkMenu link={link} path={path} onOpen={onOpen} onEnd={onEnd} />
        </div>
      )}
    </li>
  );
}

type TeamLinkMenuProps = Pick<TeamLinkRowProps, "link" | "onOpen" | "onEnd"> & { path: string };

function TeamLinkMenu({ link: { name }, path, onOpen, onEnd }: TeamLinkMenuProps) {
  const t = useTranslate(linksPage);
  const button = useRef<HTMLButtonElement>(null);
  const actions = [
    { label: t("rename"), icon: Pencil, onSelect: () => onOpen("name", button) },
    { label: t("lastDay"), icon: CalendarDays, onSelect: () => onOpen("day", button) },
  ];
  return (
    <ActionMenu
      label={t("moreFor", { name })}
      groups={[actions, [{ label: t("end"), icon: CircleStop, onSelect: onEnd }]]}
      head={{ title: name, text: path, mark: null }}
      buttonRef={button}
      buttonClassName="max-lg:size-touch! lg:border-transparent! lg:bg-transparent!"
    />
  );
}
