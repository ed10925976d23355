import { ADMIN_REASON_MAX_CHARS } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { type FormEvent, type ReactNode, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { useAdminAction } from "./use-admin-action.ts";

type ReasonDialogProps = {
  title: string;
  description: ReactNode;
  confirmLabel: string;
  isDanger?: boolean;
  send: (reason: string) => Promise<{ message: string }>;
  onClose: () => void;
  /** Instead of `onClose`, after a success: the page itself may be gone. */
  onDone?: () => void;
  /** Between the description and the reason. */
  children?: ReactNode;
};

/** Every action has a reason, which goes into the audit log. Cancel comes first. */
export function ReasonDialog(props: ReasonDialogProps) {
  const {
    title,
    description,
    confirmLabel,
    isDanger = false,
    send,
    onClose,
    onDone = onClose,
    children,
  } = props;
  const t = useTranslate(adminTexts);
  const common = useTranslate(commonTexts);
  const [reason, setReason] = useState("");
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, run } = useAdminAction(onDone);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (reason.trim() === "") return setMissing(true);
    void run(() => send(reason));
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={title} description={description}>
      <form noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        {children}
        <TextArea
          label={t("reason")}
          isRequired
          rows={2}
          dir="auto"
          maxLength={ADMIN_REASON_MAX_CHARS}
          value={reason}
          error={isMissing ? TEXT.reasonRequired : problem}
          onChange={(event) => {
            setReason(event.target.value);
            setMissing(false);
          }}
        />
        <div className={dialogActionsClasses}>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button
            type="submit"
            variant={isDanger ? "danger" : "primary"}
            isBusy={isBusy}
            busyLabel={t("working")}
          >
            {confirmLabel}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
