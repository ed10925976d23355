/** Loaded when somebody asks for it: nothing of it is in the script of a card. */
import { reportForm } from "@visita/domain/messages/report-form";
import type { ReportReason } from "@visita/domain/report/report.constants";
import { type FormEvent, use, useState } from "react";
import { flushSync } from "react-dom";
import { createRoot } from "react-dom/client";
import { documentLanguage, LanguageContext, useTranslate } from "../app/lib/language.tsx";
import { enhanceDialog, isWanted, openDialog } from "./dialogs.ts";
import { PanelDialog } from "./panel-dialog.tsx";
import { sendReport } from "./report-api.ts";
import { ReportFields } from "./report-fields.tsx";

const ID = "report";

type ReportedCard = { cardid: string; fullname: string };

/** A fresh form each time: what somebody wrote about a card does not wait for the next person at this screen. */
export async function openReportDialog(card: ReportedCard): Promise<void> {
  const language = documentLanguage();
  await reportForm.load(language);
  if (!isWanted(ID)) return;
  document.getElementById(ID)?.parentElement?.remove();
  const place = document.body.appendChild(document.createElement("div"));
  const element = (
    <LanguageContext value={language}>
      <ReportDialog {...card} />
    </LanguageContext>
  );
  flushSync(() => createRoot(place).render(element));
  const dialog = document.getElementById(ID);
  if (dialog instanceof HTMLDialogElement) enhanceDialog(dialog);
  openDialog(ID);
}

export function ReportDialog({ cardid, fullname }: ReportedCard) {
  const t = useTranslate(reportForm);
  const [isSent, setSent] = useState(false);
  return (
    <PanelDialog
      id={ID}
      title={t(isSent ? "thanks" : "title")}
      close={t("close")}
      placement="sheet"
      className="report-panel"
    >
      {isSent ? (
        <>
          <p role="status">{t("received")}</p>
          <div className="report-actions">
            <a href="#_" data-closes="" className="report-button report-button-main">
              {t("backToCard")}
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
  const t = useTranslate(reportForm);
  const language = use(LanguageContext);
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
    const report = {
      cardid,
      reason,
      text: String(values.get("text") ?? ""),
      email: String(values.get("email") ?? "").trim(),
    };
    const failure = await sendReport(report, language);
    setBusy(false);
    if (failure === null) onSent();
    else setProblem(failure ?? t("noAnswer"));
  }

  return (
    <form noValidate className="report-form" onSubmit={(event) => void submit(event)}>
      <ReportFields
        fullname={fullname}
        isReasonMissing={isReasonMissing}
        onChoose={() => setReasonMissing(false)}
      />
      {problem && (
        <p role="alert" className="report-problem">
          {problem}
        </p>
      )}
      <div className="report-actions">
        <button type="submit" aria-disabled={isBusy} className="report-button report-button-main">
          {t(isBusy ? "sending" : "sendReport")}
        </button>
        <a href="#_" data-closes="" className="report-button">
          {t("cancel")}
        </a>
      </div>
    </form>
  );
}
