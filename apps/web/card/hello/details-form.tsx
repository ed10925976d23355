import type { DetailsDraft, DetailsField, DetailsProblems } from "@visita/domain/exchange/exchange.rules";
import { type HelloWords, helloForm } from "@visita/domain/messages/hello-form";
import type { Ref } from "react";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";
import { useTranslate } from "../../app/lib/language.tsx";
import { CARD_ICON_PATHS } from "../icon-paths.ts";
import { ALERT_PATH, AreaField, InputField, USERS_PATH } from "./form-field.tsx";
import { NOTE_MAX } from "./hello-api.ts";

const FIELDS: readonly DetailsField[] = ["name", "email", "phone", "company", "role", "note"];

function firstProblem(problems: DetailsProblems): DetailsField | undefined {
  return FIELDS.find((field) => field in problems);
}

type FieldsProps = { values: DetailsDraft; problems: DetailsProblems };

/** Who somebody is and how to reach them. Uncontrolled: what was typed before a script came counts. */
export function PersonFields({ values, problems }: FieldsProps) {
  const t = useTranslate(helloForm);
  const field = (name: Exclude<DetailsField, "note">) => ({
    id: `hello-${name}`,
    name,
    label: t(name),
    defaultValue: values[name],
    error: problems[name],
    autoFocus: firstProblem(problems) === name,
  });
  return (
    <>
      <InputField {...field("name")} type="text" isRequired autoComplete="name" dir="auto" />
      <div data-ways="" className="hello-pair">
        <InputField {...field("email")} type="email" autoComplete="email" spellCheck={false} dir="ltr" />
        <InputField {...field("phone")} type="tel" autoComplete="tel" dir="ltr" />
      </div>
      <p className="hello-hint">{t("oneIsEnough")}</p>
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
  const t = useTranslate(helloForm);
  return (
    <AreaField
      id="hello-note"
      name="note"
      label={t("note")}
      dir="auto"
      defaultValue={values.note}
      error={problems.note}
      autoFocus={firstProblem(problems) === "note"}
      labelEnd={
        <span data-full={length >= NOTE_MAX || undefined} className="hello-count">
          {t("noteLength", { length, max: NOTE_MAX })}
        </span>
      }
    />
  );
}

/** From which card of the visitor's own. The path stands out. */
export function FilledIn({ path }: { path: string }) {
  const t = useTranslate(helloForm);
  const [before, after] = t("filledIn", { card: "\n" }).split("\n");
  return (
    <p>
      {before}
      <b dir="ltr">{path}</b>
      {after}
    </p>
  );
}

/** Who has what was sent. */
export function detailsTitle(name: string, team: string | null, t: HelloWords): string {
  return team === null ? t("hasDetails", { name }) : t("bothHaveDetails", { name, team });
}

type SubmitProps = {
  shortName: string;
  /** The name of the team that gets the details too. */
  sharedWith: string | null;
  isBusy?: boolean;
  /** Proving work that the server asks for. */
  isChecking?: boolean;
  /** Whether the visitor's own card goes along; "box" where the box of the form says so, without a script. */
  sendsCard?: boolean | "box" | null;
};

export function SubmitPart({
  shortName,
  sharedWith,
  isBusy = false,
  isChecking = false,
  sendsCard = false,
}: SubmitProps) {
  const t = useTranslate(helloForm);
  return (
    <div className="hello-submit">
      {sharedWith !== null && <BothGet name={shortName} team={sharedWith} sendsCard={sendsCard} />}
      <button type="submit" data-look="primary" aria-disabled={isBusy || undefined} className="hello-button">
        <LineIcon path={CARD_ICON_PATHS.send} size={20} />
        <span>{isBusy ? t("sending") : t("sendTo", { name: shortName })}</span>
      </button>
      {sharedWith === null ? (
        <WithOrWithoutCard
          sendsCard={sendsCard}
          without={t("promise", { name: shortName })}
          withCard={t("promiseWithCard", { name: shortName })}
        />
      ) : (
        <p className="hello-promise">{t("nobodyElse")}</p>
      )}
      {/* Always there: screen readers announce only what changes in it. */}
      <p role="status" className="hello-promise">
        {isChecking && t("checkingPerson")}
      </p>
    </div>
  );
}

type BothGetProps = { name: string; team: string } & Pick<SubmitProps, "sendsCard">;

/** Read before sending: a team sees the details too. */
function BothGet({ name, team, sendsCard }: BothGetProps) {
  const t = useTranslate(helloForm);
  return (
    <div role="note" className="hello-both">
      <LineIcon path={USERS_PATH} size={20} />
      <WithOrWithoutCard
        sendsCard={sendsCard}
        without={t("bothGet", { name, team })}
        withCard={t("bothGetWithCard", { name, team })}
      />
    </div>
  );
}

type WithOrWithoutCardProps = { without: string; withCard: string } & Pick<SubmitProps, "sendsCard">;

/** One of two sentences; both where the box of the form decides, without a script. */
function WithOrWithoutCard({ sendsCard, without, withCard }: WithOrWithoutCardProps) {
  return (
    <>
      {sendsCard !== true && <p className="hello-promise">{without}</p>}
      {sendsCard && (
        <p data-with-card={sendsCard} className="hello-promise">
          {withCard}
        </p>
      )}
    </>
  );
}

type FormNoticeProps = {
  problems: DetailsProblems;
  /** A sentence for the whole form. */
  text: string | null;
  noticeRef?: Ref<HTMLDivElement>;
};

/** What keeps the form from going out, where that is not said at a field. Takes the focus, without a script too. */
export function FormNotice({ problems, text, noticeRef }: FormNoticeProps) {
  if (!text || firstProblem(problems)) return null;
  return (
    // biome-ignore lint/a11y/noAutofocus: the answer to what was just sent
    <div ref={noticeRef} role="alert" tabIndex={-1} autoFocus className="hello-problems">
      <LineIcon path={ALERT_PATH} size={20} />
      <strong>{text}</strong>
    </div>
  );
}
