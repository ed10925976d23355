import { commonTexts } from "@visita/domain/owner-messages/common";
import { CircleAlert, CircleCheck } from "lucide-react";
import { type ReactNode, useId } from "react";
import { useAnswers } from "../lib/answers.ts";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";

/** What every field says about itself, whatever control it holds. */
export type FieldTexts = {
  label: ReactNode;
  /** For screen readers alone. */
  isLabelHidden?: boolean;
  /** At the end of the label's line, for example a link to reset the password. */
  labelEnd?: ReactNode;
  hint?: ReactNode;
  error?: string;
  success?: string;
  isRequired?: boolean;
  isOptional?: boolean;
};

type FieldFrameProps = FieldTexts & { ids: FieldIds; children: ReactNode };
type FieldIds = ReturnType<typeof useFieldIds>;

/** The ids that tie label, hint and message to the control, and what the control says of them. */
export function useFieldIds(texts: FieldTexts, ownId?: string, ownDescription?: string) {
  const generated = useId();
  const control = ownId ?? generated;
  const hint = `${control}-hint`;
  const message = `${control}-message`;
  const hasMessage = Boolean(texts.error ?? texts.success);
  return {
    control,
    hint,
    message,
    aria: {
      "aria-describedby":
        classNames(hasMessage && message, Boolean(texts.hint) && hint, ownDescription) || undefined,
      "aria-invalid": texts.error ? true : undefined,
      // Not `required`: the browser's own bubble would come before our message.
      "aria-required": texts.isRequired || undefined,
    },
    box: {
      "data-invalid": texts.error ? "" : undefined,
      "data-valid": !texts.error && texts.success ? "" : undefined,
    },
  };
}

export function FieldFrame({
  ids,
  label,
  isLabelHidden,
  labelEnd,
  isRequired,
  isOptional,
  children,
  ...texts
}: FieldFrameProps) {
  const common = useTranslate(commonTexts);
  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <div className={isLabelHidden ? "sr-only" : "flex flex-wrap items-baseline justify-between gap-x-4"}>
        <label htmlFor={ids.control} className="text-small font-semibold">
          {label}
          {isRequired && <RequiredMark />}
          {isOptional && <span className="font-normal text-muted">{` ${common("optional")}`}</span>}
        </label>
        {labelEnd && <span className="text-small">{labelEnd}</span>}
      </div>
      {children}
      <FieldMessages ids={ids} {...texts} />
    </div>
  );
}

/** The control itself says that it is required; the asterisk is for the eye. */
function RequiredMark() {
  return (
    <span aria-hidden="true" className="text-danger">
      {" *"}
    </span>
  );
}

type FieldMessagesProps = Pick<FieldTexts, "hint" | "error" | "success"> & {
  ids: Pick<FieldIds, "hint" | "message">;
};

export function FieldMessages({ ids, hint, error, success }: FieldMessagesProps) {
  const Icon = error ? CircleAlert : CircleCheck;
  const word = useAnswers();
  const message = error ?? success;
  return (
    <>
      {message && (
        <p
          id={ids.message}
          className={classNames(
            "flex items-start gap-1.5 text-help font-medium",
            error ? "text-danger" : "text-success",
          )}
        >
          <Icon aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />
          <span className="min-w-0 wrap-anywhere">{word(message)}</span>
        </p>
      )}
      {hint && (
        <p id={ids.hint} className="text-help text-muted">
          {hint}
        </p>
      )}
    </>
  );
}
