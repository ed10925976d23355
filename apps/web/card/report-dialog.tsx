/** Loaded when somebody asks for it: nothing of it is in the script of a card. */
import {
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  REPORT_TEXT_MAX_CHARS,
  type ReportReason,
} from "@visita/domain/report/report.constants";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import { type FormEvent, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { enhanceDialog, openDialog } from "./dialogs.ts";
import { PanelDialog } from "./panel-dialog.tsx";
import { sendReport } from "./report-api.ts";

const ID = "report";

type ReportedCard = { cardid: string; fullname: string };

/** A fresh form each time: what somebody wrote about a card does not wait for the next person at this screen. */
export function openReportDialog(card: ReportedCard): void {
  document.getElementById(ID)?.parentElement?.remove();
  const place = document.body.appendChild(document.createElement("div"));
  flushSync(() => createRoot(place).render(<ReportDialog {...card} />));
  const dialog = document.getElementById(ID);
  if (dialog instanceof HTMLDialogElement) enhanceDialog(dialog);
  openDialog(ID);
}

export function ReportDialog({ cardid, fullname }: ReportedCard) {
  const [isSent, setSent] = useState(false);
  return (
    <PanelDialog
      id={ID}
      title={isSent ? "Thank you" : "Report this card"}
      placement="sheet"
      className="report-panel"
    >
      {isSent ? (
        <>
          <p role="status">{TEXT.received}</p>
          <div className="report-actions">
            <a href="#_" data-closes="" className="report-button report-button-main">
              Back to the card
            </a>
          </div>
        </>
      ) : (
        <ReportForm cardid={cardid} fullname={fullname} onSent={() => setSent(true)} />
      )}
    </PanelDialog>
  );
}

function ReportForm({ cardid, fullname, onSent }: ReportedCard & { onSent: () => void }) {
  const [isBusy, setBusy] = useState(false);
  const [isReasonMissing, setReasonMissing] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isBusy) return;
    const values = new FormData(event.currentTarget);
    const reason = values.get("reason") as ReportReason | null;
    if (!reason) {
      setReasonMissing(true);
      return event.currentTarget.querySelector("input")?.focus();
    }
    setProblem(null);
    setBusy(true);
    const failure = await sendReport({
      cardid,
      reason,
      text: String(values.get("text") ?? ""),
      email: String(values.get("email") ?? "").trim(),
    });
    setBusy(false);
    if (failure === null) onSent();
    else setProblem(failure);
  }

  return (
    <form noValidate className="report-form" onSubmit={(event) => void submit(event)}>
      <p className="report-intro">
        It goes to whoever runs this installation. <bdi>{fullname}</bdi> is not told who reported.
      </p>
      <fieldset aria-describedby={isReasonMissing ? "report-problem" : undefined}>
        <legend>What is wrong?</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="report-reason">
            <input type="radio" name="reason" value={reason} onChange={() => setReasonMissing(false)} />
            {REPORT_REASON_LABELS[reason]}
          </label>
        ))}
        {isReasonMissing && (
          <p id="report-problem" role="alert" className="report-problem">
            {TEXT.reasonRequired}
          </p>
        )}
      </fieldset>
      <label className="report-field">
        <span>
          What should we know? <small>optional</small>
        </span>
        <textarea name="text" rows={3} maxLength={REPORT_TEXT_MAX_CHARS} dir="auto" />
      </label>
      <label className="report-field">
        <span>
          Your email <small>only if you want an answer</small>
        </span>
        <input type="email" name="email" autoComplete="email" inputMode="email" maxLength={190} />
      </label>
      {problem && (
        <p role="alert" className="report-problem">
          {problem}
        </p>
      )}
      <div className="report-actions">
        <button type="submit" aria-disabled={isBusy} className="report-button report-button-main">
          {isBusy ? "Sending..." : "Send report"}
        </button>
        <a href="#_" data-closes="" className="report-button">
          Cancel
        </a>
      </div>
    </form>
  );
}
