import { helloForm } from "@visita/domain/messages/hello-form";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { sharedContactTexts } from "@visita/domain/owner-messages/shared-contacts";
import type { TeamOverview } from "@visita/domain/team/team.contract";
import { Check, type LucideIcon, Mail, UsersRound } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";

type ShareContactsDialogProps = {
  team: Pick<TeamOverview, "name" | "people" | "invited">;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
  isBusy: boolean;
  onShare: () => void;
};

/** What changes, what visitors will read and what stays, before contacts are shared. */
export function ShareContactsDialog(props: ShareContactsDialogProps) {
  const { team, isOpen, onOpenChange, isBusy, onShare } = props;
  const t = useTranslate(sharedContactTexts);
  const common = useTranslate(commonTexts);
  const visitors = useTranslate(helloForm);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("question")}>
      <p className="mt-2">{t("fromNow", { count: team.people })}</p>
      <p className="mt-4 mb-2 text-small font-semibold">{t("visitorsRead")}</p>
      <p className="flex items-center gap-3 rounded-md bg-accent-soft px-4 py-3 font-semibold wrap-anywhere">
        <UsersRound aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-accent" />
        {visitors("bothGet", { name: t("example"), team: team.name })}
      </p>
      <ul className="mt-4 divide-y divide-line border-b border-line font-semibold">
        <Line icon={Check}>{t("beforeStays")}</Line>
        <Line icon={Check}>{t("personalStays")}</Line>
        <Line icon={Mail}>{t("mails", { count: team.people - team.invited })}</Line>
      </ul>
      <div className={dialogActionsClasses}>
        <Button isBusy={isBusy} busyLabel={t("sharing")} onClick={onShare}>
          {t("shareNew")}
        </Button>
        <Button variant="secondary" onClick={() => onOpenChange(false)}>
          {common("cancel")}
        </Button>
      </div>
    </Dialog>
  );
}

function Line({ icon: Icon, children }: { icon: LucideIcon; children: string }) {
  return (
    <li className="flex min-h-11 items-start gap-3.5 py-2.5 leading-[1.4]">
      <Icon aria-hidden="true" size={18} strokeWidth={1.75} className="mt-0.5 shrink-0 text-muted" />
      {children}
    </li>
  );
}
