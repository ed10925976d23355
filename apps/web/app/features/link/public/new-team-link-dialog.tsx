import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { linksPage } from "@visita/domain/owner-messages/links";
import { teamLinkTexts } from "@visita/domain/owner-messages/team-links";
import { useTranslate } from "../../../lib/language.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { notify } from "../../../ui/toast.tsx";
import { NewLinkForm } from "../new-link-dialog.tsx";
import { teamLinkPath } from "../team/team-link-path.ts";
import { useTeamLinkChanges } from "./team-link.queries.ts";

type NewTeamLinkDialogProps = { teamid: string; isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function NewTeamLinkDialog({ teamid, isOpen, onOpenChange }: NewTeamLinkDialogProps) {
  const t = useTranslate(linksPage);
  const words = useTranslate(teamLinkTexts);
  const { add } = useTeamLinkChanges(teamid);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("makeALink")}>
      <NewLinkForm
        add={add}
        prefix={teamLinkPath("")}
        color={DEFAULT_THEME}
        dayHint={words("lastDayHint")}
        onMade={({ slug, cards }) => {
          onOpenChange(false);
          notify.success(words("made", { path: teamLinkPath(slug), count: cards }));
        }}
      />
    </Dialog>
  );
}
