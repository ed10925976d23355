import {
  REPORT_REASON_LABELS,
  REPORT_REASONS,
  REPORT_TEXT_MAX_CHARS,
} from "@visita/domain/report/report.constants";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";

type ReportFieldsProps = {
  fullname: string;
  /** What was typed before, on a page without a script. */
  values?: { reason: string; text: string; email: string };
  isReasonMissing?: boolean;
  onChoose?: () => void;
};

/** Of the dialog and of the page. Uncontrolled. */
export function ReportFields({ fullname, values, isReasonMissing = false, onChoose }: ReportFieldsProps) {
  return (
    <>
      <p className="report-intro">
        Your report goes to the people who run this site. <bdi>{fullname}</bdi> won’t know who sent it.
      </p>
      <fieldset aria-describedby={isReasonMissing ? "report-problem" : undefined}>
        <legend>What is wrong?</legend>
        {REPORT_REASONS.map((reason) => (
          <label key={reason} className="report-reason">
            <input
              type="radio"
              name="reason"
              value={reason}
              defaultChecked={reason === values?.reason}
              onChange={onChoose}
            />
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
          Your email <small>only if you want an answer</small>
        </span>
        <input
          type="email"
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
