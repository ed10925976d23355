import { cardAnswers } from "@visita/domain/answers/card";
import { teamAnswers } from "@visita/domain/answers/team";
import type { EditableCard } from "@visita/domain/card/card.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamPersonTexts } from "@visita/domain/owner-messages/team-person";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { Notice } from "../../../ui/notice.tsx";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useForm } from "../../../ui/use-form.ts";
import type { ShownField } from "./card-fields.tsx";
import { useCorrectCard } from "./person.queries.ts";

type CorrectDialogProps = {
  person: TeamPerson;
  card: EditableCard;
  field: ShownField;
  isOpen: boolean;
  onClose: () => void;
};

/** One field of somebody's team card, corrected by who looks after the team. */
export function CorrectDialog(props: CorrectDialogProps) {
  const { field, isOpen, onClose } = props;
  const t = useTranslate(teamPersonTexts);
  return (
    <Dialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={t("correct", { field: field.label })}
    >
      <CorrectForm key={field.name} {...props} />
    </Dialog>
  );
}

function CorrectForm({ person, card, field, onClose }: CorrectDialogProps) {
  const t = useTranslate(teamPersonTexts);
  const common = useTranslate(commonTexts);
  const correct = useCorrectCard(person.personid);
  const form = useForm<string>({
    answers: { card: cardAnswers, team: teamAnswers },
    saysInPlace: true,
    check: (element) => ({ values: String(new FormData(element).get(field.name) ?? "").trim() }),
    onValid: async (value) => {
      if (value !== field.value) {
        await correct(card, field.name, value);
        const isTold = person.joinedAt !== null && !person.isYou;
        notify.success(isTold ? t("corrected", { name: person.name }) : t("correctedInvited"));
      }
      onClose();
    },
    explain: (error) => {
      if (!(error instanceof ApiError)) return { message: t("notCorrected") };
      const reason = error.fields?.[field.name];
      return { message: error.message, ...(reason && { fields: { [field.name]: reason } }) };
    },
  });
  const input = { ...form.field(field.name), label: field.label, defaultValue: field.value, dir: "auto" };
  return (
    <form {...form.formProps} className="mt-3 grid gap-4">
      {field.name === "bio" ? <TextArea {...input} rows={6} /> : <TextField {...input} autoComplete="off" />}
      <div role="alert" className="empty:hidden">
        {form.failure && <Notice tone="warning">{form.failure}</Notice>}
      </div>
      <div className={dialogActionsClasses}>
        <Button variant="secondary" onClick={onClose}>
          {common("cancel")}
        </Button>
        <Button type="submit" isBusy={form.isBusy} busyLabel={common("saving")}>
          {common("save")}
        </Button>
      </div>
    </form>
  );
}
