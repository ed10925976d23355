import { ADMIN_REASON_MAX_CHARS, type TakedownNotice } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import { adminCards } from "@visita/domain/owner-messages/admin-cards";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { REPORT_REASONS, type ReportReason } from "@visita/domain/report/report.constants";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Select } from "../../ui/select.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useAdminAction } from "./use-admin-action.ts";

type TakeDownDialogProps = {
  card: { cardid: string; username: string };
  /** For which it was reported. */
  reason?: ReportReason | undefined;
  onClose: () => void;
};

export function TakeDownDialog({ card, reason: reported, onClose }: TakeDownDialogProps) {
  const t = useTranslate(adminCards);
  const common = useTranslate(commonTexts);
  const [reason, setReason] = useState(reported ?? REPORT_REASONS[0]);
  const [told, setTold] = useState("");
  const [notice, setNotice] = useState<TakedownNotice>("removed");
  const [suspends, setSuspends] = useState(false);
  const [isMissing, setMissing] = useState(false);
  const { isBusy, problem, run } = useAdminAction(onClose);

  function submit(event: FormEvent) {
    event.preventDefault();
    if (told.trim() === "") return setMissing(true);
    void run(() =>
      call("POST /api/admin/cards/:cardid/takedown", {
        params: { cardid: card.cardid },
        body: { reason: t(reason), told, notice, suspends },
      }),
    );
  }

  return (
    <Dialog
      size="lg"
      isOpen
      onOpenChange={onClose}
      title={t("takeDownTitle", { card: `/c/${card.username}` })}
      description={t("takeDownText")}
    >
      <form noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        <Select
          label={t("reason")}
          options={REPORT_REASONS.map((value) => ({ value, label: t(value) }))}
          value={reason}
          onValueChange={(value) => setReason(REPORT_REASONS.find((one) => one === value) ?? reason)}
        />
        <TextArea
          label={t("messageToOwner")}
          isRequired
          dir="auto"
          maxLength={4 * ADMIN_REASON_MAX_CHARS}
          value={told}
          error={isMissing ? TEXT.toldRequired : undefined}
          onChange={(event) => {
            setTold(event.target.value);
            setMissing(false);
          }}
        />
        <fieldset className="grid">
          <legend className="mb-1 text-small font-semibold">{t("whatVisitorsSee")}</legend>
          <NoticeOption value="removed" text={t("noticeRemoved")} chosen={notice} onChoose={setNotice} />
          <NoticeOption value="legal" text={t("noticeLegal")} chosen={notice} onChoose={setNotice} />
        </fieldset>
        <Checkbox checked={suspends} onChange={(event) => setSuspends(event.target.checked)}>
          {t("alsoSuspend")}
        </Checkbox>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className={dialogActionsClasses}>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy} busyLabel={t("takingDown")}>
            {t("takeDown")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}

type NoticeOptionProps = {
  value: TakedownNotice;
  chosen: TakedownNotice;
  onChoose: (value: TakedownNotice) => void;
  text: string;
};

function NoticeOption({ value, chosen, onChoose, text }: NoticeOptionProps) {
  return (
    <label className="flex min-h-touch cursor-pointer items-center gap-3">
      <input
        type="radio"
        name="notice"
        value={value}
        checked={value === chosen}
        className="size-6 shrink-0 appearance-none rounded-full border-[1.5px] border-line-strong bg-surface transition-colors duration-hover checked:border-[7px] checked:border-accent hover:not-checked:border-text"
        onChange={() => onChoose(value)}
      />
      <span>
        <TaggedText text={text} tags={{ code: (code) => <span className="text-muted">{code}</span> }} />
      </span>
    </label>
  );
}
