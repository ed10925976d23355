import type { OwnCard } from "@visita/domain/card/card.contract";
import { formatDay } from "@visita/domain/format";
import { REPORT_TEXT_MAX_CHARS } from "@visita/domain/report/report.constants";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import { type FormEvent, useState } from "react";
import { call } from "../../lib/api.ts";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { notify } from "../../ui/toast.tsx";
import { useSessionExpiry } from "../session/public/session-context.tsx";

type TakenDownNoteProps = { card: Pick<OwnCard, "cardid" | "username">; takenDownAt: number };

/** On a card of one's own that whoever runs the installation has taken down. */
export function TakenDownNote({ card, takenDownAt }: TakenDownNoteProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <Notice tone="danger" title={`Taken down on ${formatDay(new Date(takenDownAt).toISOString())}`}>
      <p>Visitors do not see this card. The mail we sent you says why. Nothing is deleted.</p>
      <div className="mt-3 mb-1">
        <Button variant="secondary" onClick={() => setOpen(true)}>
          Answer
        </Button>
      </div>
      {isOpen && <AnswerDialog card={card} onClose={() => setOpen(false)} />}
    </Notice>
  );
}

function AnswerDialog({ card, onClose }: { card: TakenDownNoteProps["card"]; onClose: () => void }) {
  const expireOn = useSessionExpiry();
  const [text, setText] = useState("");
  const [problem, setProblem] = useState<string>();
  const [isBusy, setBusy] = useState(false);

  async function submit(event: FormEvent) {
    event.preventDefault();
    if (isBusy) return;
    if (text.trim() === "") return setProblem(TEXT.answerRequired);
    setBusy(true);
    try {
      const params = { cardid: card.cardid };
      const { message } = await call("POST /api/card/answer/:cardid", { params, body: { text } });
      notify.success(message);
      onClose();
    } catch (error) {
      expireOn(error);
      setProblem(error instanceof Error ? error.message : String(error));
    } finally {
      setBusy(false);
    }
  }

  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title="Answer"
      description="If we are wrong, tell us why. A person reads it, as a rule within two working days."
    >
      <form noValidate className="mt-5 grid gap-5" onSubmit={(event) => void submit(event)}>
        <TextArea
          label="Your answer"
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
          <Button type="submit" isBusy={isBusy} busyLabel="Sending...">
            Send answer
          </Button>
          <Button variant="secondary" onClick={onClose}>
            Cancel
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
