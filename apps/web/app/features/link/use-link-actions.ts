import type { NamedLink } from "@visita/domain/link/link.contract";
import { CircleStop } from "lucide-react";
import { type RefObject, useState } from "react";
import { notify } from "../../ui/toast.tsx";
import { notifyUndo } from "../../ui/undo-toast.tsx";
import { useLinkChanges } from "./link.queries.ts";

const UNDO_MS = 10_000;

/** Ends links and takes them up again. The row goes to the other list, so the focus goes to the heading. */
export function useLinkActions(cardid: string, headingRef: RefObject<HTMLElement | null>) {
  const changes = useLinkChanges(cardid);
  const [pendingId, setPendingId] = useState<string>();

  /** Whether it was done. A refusal is told. */
  async function change(link: NamedLink, work: () => Promise<NamedLink>): Promise<boolean> {
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

  async function takeUpAgain(link: NamedLink) {
    const isDone = await change(link, () => changes.update(link.linkid, { ended: false }));
    if (isDone) notify.success(`${link.name} is live again.`);
  }

  async function end(link: NamedLink) {
    if (!(await change(link, () => changes.end(link.linkid)))) return;
    notifyUndo({
      icon: CircleStop,
      text: `${link.name} has ended.`,
      durationMs: UNDO_MS,
      onUndo: () => void takeUpAgain(link),
    });
  }

  return { end, takeUpAgain, pendingId };
}

/** Once the menu has gone, which returns the focus to a button that is no longer there. */
function focusWhenLost(target: RefObject<HTMLElement | null>) {
  requestAnimationFrame(() => {
    if (document.querySelector("[role=dialog], [role=menu]")) focusWhenLost(target);
    else if (document.activeElement === document.body) target.current?.focus();
  });
}
