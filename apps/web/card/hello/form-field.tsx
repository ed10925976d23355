import type { ComponentProps, ReactNode } from "react";
import { LineIcon } from "../../app/features/card/view/line-icon.tsx";

/** Lucide's circle-alert as a single path. */
export const ALERT_PATH = "M2 12a10 10 0 1 0 20 0a10 10 0 1 0-20 0M12 8v4M12 16h.01";

/** Lucide's users-round in the same way. */
export const USERS_PATH =
  "M18 21a8 8 0 0 0-16 0M5 8a5 5 0 1 0 10 0a5 5 0 1 0-10 0M22 20c0-3.37-2-6.5-4-8a5 5 0 0 0-.45-8.3";

type FieldTexts = {
  /** Of the control. */
  id: string;
  label: string;
  isRequired?: boolean;
  error?: string | undefined;
  /** At the end of the label's line. */
  labelEnd?: ReactNode;
};

type InputFieldProps = FieldTexts & Omit<ComponentProps<"input">, "id" | "required">;

export function InputField({ id, label, isRequired, error, labelEnd, ...input }: InputFieldProps) {
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} error={error} labelEnd={labelEnd}>
      <input {...input} {...ariaOf({ id, isRequired, error })} />
    </FieldFrame>
  );
}

type AreaFieldProps = FieldTexts & Omit<ComponentProps<"textarea">, "id" | "required">;

export function AreaField({ id, label, isRequired, error, labelEnd, ...area }: AreaFieldProps) {
  return (
    <FieldFrame id={id} label={label} isRequired={isRequired} error={error} labelEnd={labelEnd}>
      <textarea rows={3} {...area} {...ariaOf({ id, isRequired, error })} />
    </FieldFrame>
  );
}

type FieldFrameProps = FieldTexts & { children: ReactNode };

function FieldFrame({ id, label, isRequired, error, labelEnd, children }: FieldFrameProps) {
  return (
    <div className="hello-field">
      <div className="hello-label">
        <label htmlFor={id}>
          {label}
          {isRequired && (
            <span aria-hidden="true" className="hello-required">
              {" *"}
            </span>
          )}
        </label>
        {labelEnd}
      </div>
      {children}
      {error && (
        <p id={`${id}-error`} className="hello-error">
          <LineIcon path={ALERT_PATH} size={16} weight="bold" />
          <span>{error}</span>
        </p>
      )}
    </div>
  );
}

/** Not `required`: the browser's own bubble would come before our message. */
function ariaOf({ id, isRequired, error }: Pick<FieldTexts, "id" | "isRequired" | "error">) {
  return {
    id,
    "aria-required": isRequired || undefined,
    "aria-invalid": error ? true : undefined,
    "aria-describedby": error ? `${id}-error` : undefined,
  } as const;
}
