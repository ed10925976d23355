import type { OwnCard } from "@visita/domain/card/card.contract";
import type { NamedLink, UpdateLinkInput } from "@visita/domain/link/link.contract";
import { linksPage } from "@visita/domain/owner-messages/links";
import { CircleStop } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { classNames } from "../../ui/class-names.ts";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { type LinkList, useLinkChanges } from "./link.queries.ts";
import { LinkDialogs, type OpenDialog } from "./link-dialogs.tsx";
import { LinkRow } from "./link-row.tsx";
import { linkColumnsClasses } from "./link-row-parts.tsx";

type LinkListsProps = {
  card: OwnCard;
  list: LinkList;
  /** Takes the focus of a row that has gone to the other list. */
  headingRef: RefObject<HTMLHeadingElement | null>;
};

/** Live and ended links, each newest first. */
export function LinkLists({ card, list, headingRef }: LinkListsProps) {
  const t = useTranslate(linksPage);
  const [dialog, setDialog] = useState<OpenDialog>();
  const { end, reactivate, pendingId } = useLinkActions(useLinkChanges(card.cardid), headingRef);
  const live = list.links.filter(({ overSince }) => overSince === null);
  const ended = list.links.filter(({ overSince }) => overSince !== null);
  const row = (link: NamedLink) => (
    <LinkRow
      key={link.linkid}
      link={link}
      card={card}
      hasQrCode={list.qrCode}
      isBusy={pendingId === link.linkid}
      onOpen={(kind, returnTo) => setDialog({ kind, linkid: link.linkid, returnTo })}
      onEnd={() => void end(link)}
      onReactivate={() => void reactivate(link)}
    />
  );
  return (
    <>
      <LinkSection heading={t("live")} remark={t("liveOf", { live: live.length, max: list.maxLive })}>
        {live.length > 0 ? (
          <>
            <ColumnHeads first={t("nameAndLink")} />
            <ul aria-label={t("liveLinks")}>{live.map(row)}</ul>
          </>
        ) : (
          <p className="p-5 text-muted lg:px-7">{t("noLiveLinks")}</p>
        )}
      </LinkSection>
      {ended.length > 0 && (
        <LinkSection heading={t("ended")} remark={t("theyLeadToCard")}>
          <ul aria-label={t("endedLinks")}>{ended.map(row)}</ul>
        </LinkSection>
      )}
      <LinkDialogs card={card} list={list} dialog={dialog} onClose={() => setDialog(undefined)} />
    </>
  );
}

type LinkSectionProps = { heading: string; remark: string; children: ReactNode };

export function LinkSection({ heading, remark, children }: LinkSectionProps) {
  return (
    <section className="not-first:mt-8">
      <div className="mb-3 flex flex-wrap items-baseline gap-x-2.5">
        <h2 className="type-subheading">{heading}</h2>
        <p className="text-small text-muted">{remark}</p>
      </div>
      <div className="rounded-lg border border-line bg-surface">{children}</div>
    </section>
  );
}

/** For the eye: each number below says what it is to a screen reader. */
export function ColumnHeads({ first }: { first: string }) {
  const t = useTranslate(linksPage);
  return (
    <div
      aria-hidden="true"
      className={classNames(
        "hidden border-b border-line pt-3 pb-2.5 text-caption leading-[1.3] font-semibold text-muted lg:grid lg:items-end [&>:nth-child(n+2):nth-child(-n+4)]:text-end",
        linkColumnsClasses,
      )}
    >
      <span>{first}</span>
      <span>{t("views")}</span>
      <span>{t("saves")}</span>
      <span>{t("detailsLeft")}</span>
      <span className="ps-4">{t("lastDay")}</span>
    </div>
  );
}

type ChangedLink = Pick<NamedLink, "linkid" | "name">;

type LinkChanges = {
  update: (linkid: string, body: UpdateLinkInput) => Promise<unknown>;
  end: (linkid: string) => Promise<unknown>;
};

const UNDO_MS = 10_000;

/** Ends links and reactivates them. The row goes to the other list, so the focus goes to the heading. */
export function useLinkActions(changes: LinkChanges, headingRef: RefObject<HTMLElement | null>) {
  const t = useTranslate(linksPage);
  const [pendingId, setPendingId] = useState<string>();

  /** Whether it was done. A refusal is told. */
  async function change(link: ChangedLink, work: () => Promise<unknown>): Promise<boolean> {
    setPendingId(link.linkid);
    try {
      await work();
      focusWhenLost(headingRef);
      return true;
    } catch (error) {
      notify.error(error instanceof Error ? error.message : String(error));
      return false;
    } finally {
      setPendingId(undefined);
    }
  }

  async function reactivate(link: ChangedLink) {
    const isDone = await change(link, () => changes.update(link.linkid, { ended: false }));
    if (isDone) notify.success(t("isLiveAgain", { name: link.name }));
  }

  async function end(link: ChangedLink) {
    if (!(await change(link, () => changes.end(link.linkid)))) return;
    notifyUndo({
      icon: CircleStop,
      text: t("hasEnded", { name: link.name }),
      durationMs: UNDO_MS,
      onUndo: () => void reactivate(link),
    });
  }

  return { end, reactivate, pendingId };
}

/** Once the menu has gone, which returns the focus to a button that is no longer there. */
function focusWhenLost(target: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    if (document.querySelector("[role=dialog], [role=menu]")) focusWhenLost(target);
    else if (document.activeElement === document.body) target.current?.focus();
  });
}
