import { ADMIN_REASON_MAX_CHARS, type TakedownNotice } from "@visita/domain/admin/admin.constants";
import { ADMIN_MESSAGES as TEXT } from "@visita/domain/admin/admin.messages";
import { REPORT_REASONS } from "@visita/domain/report/report.constants";
import { REPORT_REASON_LABELS } from "@visita/domain/report/report.messages";
import { type FormEvent, type ReactNode, useState } from "react";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Select } from "../../ui/select.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { useAdminAction } from "./use-admin-action.ts";

type TakeDownDialogProps = {
  card: { cardid: string; username: string };
  /** The label of the reason that was reported. */
  reason?: string;
  onClose: () => void;
};

const REASONS = REPORT_REASONS.map((reason) => ({
  value: REPORT_REASON_LABELS[reason],
  label: REPORT_REASON_LABELS[reason],
}));

export function TakeDownDialog({ card, reason: reported, onClose }: TakeDownDialogProps) {
  const [reason, setReason] = useState(reported ?? REASONS[0]?.value ?? "");
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
        body: { reason, told, notice, suspends },
      }),
    );
  }

  return (
    <Dialog
      size="lg"
      isOpen
      onOpenChange={onClose}
      title={`Take down /c/${card.username}?`}
      description="The card, its contact file, picture and code go offline immediately. You can restore it."
    >
      <form noValidate className="mt-5 grid gap-5" onSubmit={submit}>
        <Select label="Reason" options={REASONS} value={reason} onValueChange={setReason} />
        <TextArea
          label="Message to the owner"
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
          <legend className="mb-1 text-small font-semibold">What visitors see</legend>
          <NoticeOption value="removed" chosen={notice} onChoose={setNotice}>
            Taken down <span className="text-muted">(410)</span>
          </NoticeOption>
          <NoticeOption value="legal" chosen={notice} onChoose={setNotice}>
            Not available for legal reasons <span className="text-muted">(451)</span>
          </NoticeOption>
        </fieldset>
        <Checkbox checked={suspends} onChange={(event) => setSuspends(event.target.checked)}>
          Also suspend the account
        </Checkbox>
        {problem && (
          <p role="alert" className="text-danger">
            {problem}
          </p>
        )}
        <div className={dialogActionsClasses}>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
          <Button type="submit" variant="danger" isBusy={isBusy} busyLabel="Taking down...">
            Take down
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
  children: ReactNode;
};

function NoticeOption({ value, chosen, onChoose, children }: NoticeOptionProps) {
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
      <span>{children}</span>
    </label>
  );
}
