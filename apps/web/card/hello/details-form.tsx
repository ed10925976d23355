import { promise, promiseWithCard, thingsToFix } from "@visita/domain/exchange/exchange.messages";
import type { DetailsDraft, DetailsField, DetailsProblems } from "@visita/domain/exchange/exchange.rules";
import { MESSAGES } from "@visita/domain/messages";
import type { ReactNode, Ref } from "react";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import { ALERT_PATH, AreaField, InputField } from "./form-field.tsx";
import { NOTE_MAX } from "./hello-api.ts";

/** The ids of the fields; the page and the dialog are never in one document. */
export function fieldId(field: DetailsField): string {
  return `hello-${field}`;
}

export const FIELD_LABELS: Readonly<Record<DetailsField, string>> = {
  name: "Name",
  email: "Email",
  phone: "Phone",
  company: "Company",
  role: "Role",
  note: "Note",
};

type FieldsProps = { values: DetailsDraft; problems: DetailsProblems };

/** Who somebody is and how to reach them. Uncontrolled: what was typed before a script came counts. */
export function PersonFields({ values, problems }: FieldsProps) {
  const field = (name: Exclude<DetailsField, "note">) => ({
    id: fieldId(name),
    name,
    label: FIELD_LABELS[name],
    defaultValue: values[name],
    error: problems[name],
  });
  return (
    <>
      <InputField {...field("name")} type="text" isRequired autoComplete="name" dir="auto" />
      <div data-ways="" className="hello-pair">
        <InputField {...field("email")} type="email" autoComplete="email" spellCheck={false} />
        <InputField {...field("phone")} type="tel" autoComplete="tel" />
      </div>
      <p className="hello-hint">Email or phone: one is enough.</p>
      <div className="hello-pair">
        <InputField {...field("company")} type="text" autoComplete="organization" dir="auto" />
        <InputField {...field("role")} type="text" autoComplete="organization-title" dir="auto" />
      </div>
    </>
  );
}

type NoteFieldProps = FieldsProps & {
  /** In characters as people count them. */
  length: number;
};

export function NoteField({ values, problems, length }: NoteFieldProps) {
  return (
    <AreaField
      id={fieldId("note")}
      name="note"
      label={FIELD_LABELS.note}
      dir="auto"
      defaultValue={values.note}
      error={problems.note}
      labelEnd={
        <span data-full={length >= NOTE_MAX || undefined} className="hello-count">
          {length} of {NOTE_MAX}
        </span>
      }
    />
  );
}

type SubmitProps = {
  shortName: string;
  isBusy?: boolean;
  /** Proving work that the server asks for. */
  isChecking?: boolean;
  /** Whether the visitor's own card goes along; "box" where the box of the form says so, without a script. */
  sendsCard?: boolean | "box" | null;
};

export function SubmitPart({
  shortName,
  isBusy = false,
  isChecking = false,
  sendsCard = false,
}: SubmitProps) {
  return (
    <div className="hello-submit">
      <button type="submit" data-look="primary" aria-disabled={isBusy || undefined} className="hello-button">
        <LineIcon path={CARD_ICON_PATHS.send} size={20} />
        <span>{isBusy ? "Sending..." : `Send to ${shortName}`}</span>
      </button>
      {sendsCard !== true && <p className="hello-promise">{promise(shortName)}</p>}
      {sendsCard && (
        <p data-with-card={sendsCard} className="hello-promise">
          {promiseWithCard(shortName)}
        </p>
      )}
      {/* Always there: screen readers announce only what changes in it. */}
      <p role="status" className="hello-promise">
        {isChecking && MESSAGES.checkingPerson}
      </p>
    </div>
  );
}

type ProblemSummaryProps = {
  problems: DetailsProblems;
  /** A sentence for the whole form. */
  notice: string | null;
  /** Takes the focus: of a page that comes back with problems without a script, too. */
  summaryRef?: Ref<HTMLDivElement>;
};

/** What keeps the form from going out, with links to the fields, beside which the reasons stand. */
export function ProblemSummary({ problems, notice, summaryRef }: ProblemSummaryProps) {
  const fields = Object.keys(FIELD_LABELS).filter((field) => field in problems) as DetailsField[];
  if (fields.length === 0 && !notice) return null;
  return (
    <SummaryFrame summaryRef={summaryRef}>
      {fields.length > 0 ? <strong>{thingsToFix(fields.length)}</strong> : <strong>{notice}</strong>}
      {fields.length > 0 && (
        <ul>
          {fields.map((field) => (
            <li key={field}>
              <a href={`#${fieldId(field)}`}>{FIELD_LABELS[field]}</a>
            </li>
          ))}
        </ul>
      )}
    </SummaryFrame>
  );
}

type SummaryFrameProps = { summaryRef?: Ref<HTMLDivElement> | undefined; children: ReactNode };

function SummaryFrame({ summaryRef, children }: SummaryFrameProps) {
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
    <div ref={summaryRef} role="alert" tabIndex={-1} autoFocus className="hello-problems">
      <LineIcon path={ALERT_PATH} size={20} />
      <div>{children}</div>
    </div>
  );
}
