import { linksPage } from "@visita/domain/owner-messages/links";
import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import type { TeamLink } from "@visita/domain/team/team-link.contract";
import { type RefObject, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { LastDayDialog, RenameDialog } from "../link-dialogs.tsx";
import { ColumnHeads, LinkSection, useLinkActions } from "../link-lists.tsx";
import { type TeamLinkDialog, TeamLinkRow } from "../team/team-link-row.tsx";
import { type TeamLinkList, useTeamLinkChanges } from "./team-link.queries.ts";

type TeamLinkListsProps = {
  teamid: string;
  list: TeamLinkList;
  /** The page of a link. */
  pathOf: (linkid: string) => string;
  /** Takes the focus of a row that has gone to the other list. */
  headingRef: RefObject<HTMLHeadingElement | null>;
};

type OpenDialog = { kind: TeamLinkDialog; linkid: string; returnTo: RefObject<HTMLElement | null> };

/** Live and ended links of all cards of a team, each newest first. */
export function TeamLinkLists({ teamid, list, pathOf, headingRef }: TeamLinkListsProps) {
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const changes = useTeamLinkChanges(teamid);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { end, reactivate, pendingId } = useLinkActions(changes, headingRef);
  const live = list.links.filter(({ overSince }) => overSince === null);
  const ended = list.links.filter(({ overSince }) => overSince !== null);
  const open = list.links.find(({ linkid }) => linkid === dialog?.linkid);
  const row = (link: TeamLink) => (
    <TeamLinkRow
      key={link.linkid}
      link={link}
      pageOf={pathOf}
      findCards={changes.findCards}
      isBusy={pendingId === link.linkid}
      onOpen={(kind, returnTo) => setDialog({ kind, linkid: link.linkid, returnTo })}
      onEnd={() => void end(link)}
      onReactivate={() => void reactivate(link)}
    />
  );
  const shared = open &&
    dialog && {
      link: open,
      update: changes.update,
      returnTo: dialog.returnTo,
      onClose: () => setDialog(undefined),
    };
  return (
    <>
      <LinkSection heading={t("live")} remark={t("liveOf", { live: list.live, max: list.maxLive })}>
        {live.length > 0 ? (
          <>
            <ColumnHeads first={words("name")} />
            <ul aria-label={t("liveLinks")}>{live.map(row)}</ul>
          </>
        ) : (
          <p className="p-5 text-muted lg:px-7">{t("noLiveLinks")}</p>
        )}
      </LinkSection>
      {ended.length > 0 && (
        <LinkSection heading={t("ended")} remark={words("theyLeadToCards")}>
          <ul aria-label={t("endedLinks")}>{ended.map(row)}</ul>
        </LinkSection>
      )}
      {shared && dialog?.kind === "name" && <RenameDialog {...shared} />}
      {shared && dialog?.kind === "day" && <LastDayDialog {...shared} hint={words("lastDayHint")} />}
    </>
  );
}
