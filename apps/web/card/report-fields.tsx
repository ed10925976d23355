import { reportForm } from "@visita/domain/messages/report-form";
import { REPORT_REASONS, REPORT_TEXT_MAX_CHARS } from "@visita/domain/report/report.constants";
import { useTranslate } from "../app/lib/language.tsx";

type ReportFieldsProps = {
  fullname: string;
  /** What was typed before, on a page without a script. */
  values?: { reason: string; text: string; email: string };
  isReasonMissing?: boolean;
  onChoose?: () => void;
};

/** Of the dialog and of the page. Uncontrolled. */
export function ReportFields({ fullname, values, isReasonMissing = false, onChoose }: ReportFieldsProps) {
  const t = useTranslate(reportForm);
  return (
    <>
      <p className="report-intro">{t("intro", { name: fullname })}</p>
      <fieldset aria-describedby={isReasonMissing ? "report-problem" : undefined}>
        <legend>{t("whatIsWrong")}</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="report-reason">
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={reason === values?.reason}
              onChange={onChoose}
            />
            {t(reason)}
          </label>
        ))}
        {isReasonMissing && (
          <p id="report-problem" role="alert" className="report-problem">
            {t("reasonRequired")}
          </p>
        )}
      </fieldset>
      <label className="report-field">
        <span>
          {t("details")} <small>{t("optional")}</small>
        </span>
        <textarea
          name="text"
          rows={3}
          maxLength={REPORT_TEXT_MAX_CHARS}
          dir="auto"
          defaultValue={values?.text}
        />
      </label>
      <label className="report-field">
        <span>
          {t("email")} <small>{t("forAnswer")}</small>
        </span>
        <input
          type="email"
          dir="ltr"
          name="email"
          autoComplete="email"
          inputMode="email"
          maxLength={190}
          defaultValue={values?.email}
        />
      </label>
    </>
  );
}
