import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import type { TeamLinkCard } from "@visita/domain/team/team-link.contract";
import { copyText } from "../../../lib/copy-text.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";

/** A line for each person: their name and their address. */
export function useCopyAll(findCards: (linkid: string) => Promise<TeamLinkCard[]>) {
  const words = useTranslate(teamLinkTexts);
  const guard = useGuard();
  async function copy(linkid: string) {
    try {
      const cards = await findCards(linkid);
      const text = cards.map(({ name, url }) => `${name}\t${url}`).join("\n");
      if (await copyText(text)) notify.success(words("copied", { count: cards.length }));
      else notify.error(words("notCopied"));
    } catch {
      notify.error(words("notCopied"));
    }
  }
  return {
    isCopying: guard.running !== null,
    copy: (linkid: string) => void guard.run(true, () => copy(linkid)),
  };
}
