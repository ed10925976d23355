import { takedownAnswers } from "@visita/domain/answers/takedown";
import { cardAnswer } from "@visita/domain/owner-messages/card-answer";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { REPORT_TEXT_MAX_CHARS } from "@visita/domain/report/report.constants";
import { TAKEDOWN_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import { type FormEvent, useState } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { call } from "../../lib/api.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { TextArea } from "../../ui/text-area.tsx";
import { notify } from "../../ui/toast.tsx";

/** Whoever owns a card that was taken down says why it should be back. */
export function AnswerDialog({ cardid, onClose }: { cardid: string; onClose: () => void }) {
  const t = useTranslate(cardAnswer);
  const common = useTranslate(commonTexts);
  useAnswers({ takedown: takedownAnswers });
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === "") return setProblem(TEXT.answerRequired);
    setBusy(true);
    try {
      const { message } = await call("POST /api/card/answer/:cardid", { params: { cardid }, body: { text } });
      notify.success(message);
      onClose();
    } catch (error) {
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog isOpen onOpenChange={onClose} title={t("answer")} description={t("whatFor")}>
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextArea
          label={t("yourAnswer")}
          isRequired
          dir="auto"
          maxLength={REPORT_TEXT_MAX_CHARS}
          value={text}
          error={problem}
          onChange={(event) => {
            setText(event.target.value);
            setProblem(undefined);
          }}
        />
        <div className={dialogActionsClasses}>
          <Button type="submit" isBusy={isBusy} busyLabel={common("sending")}>
            {t("sendAnswer")}
          </Button>
          <Button variant="secondary" onClick={onClose}>
            {common("cancel")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
