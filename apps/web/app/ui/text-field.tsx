import type { ComponentProps, ReactNode } from "react";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";

export type TextFieldProps = Omit<ComponentProps<"input">, "prefix" | "required"> &
  FieldTexts & {
    /** Text inside the box that belongs to the value but cannot be changed, for example "visita.example/c/". */
    prefix?: string;
    leading?: ReactNode;
    /** A button of 40 px inside the box. */
    trailing?: ReactNode;
  };

/** They hold nothing but Latin letters, digits and signs. */
const LTR_TYPES: readonly unknown[] = ["email", "tel", "url", "password"];

export function TextField(props: TextFieldProps) {
  const { label, isLabelHidden, labelEnd, hint, error, success, isRequired, isOptional, ...control } = props;
  const { prefix, leading, trailing, id, "aria-describedby": description, ...input } = control;
  const dir = input.dir ?? (LTR_TYPES.includes(input.type) ? "ltr" : undefined);
  const texts = { label, isLabelHidden, labelEnd, hint, error, success, isRequired, isOptional };
  const ids = useFieldIds(texts, id, description);
  return (
    <FieldFrame ids={ids} {...texts}>
      <div
        {...ids.box}
        data-disabled={input.disabled ? "" : undefined}
        className="control-box flex min-h-control items-center"
      >
        {leading && (
          <span className="-me-3 grid w-11 shrink-0 place-items-center text-[var(--card-deep,var(--color-muted))]">
            {leading}
          </span>
        )}
        <span dir={prefix && "ltr"} className="flex min-w-0 flex-1 items-center">
          {prefix && <span className="-me-3.5 ps-3.75 whitespace-nowrap text-muted">{prefix}</span>}
          <input
            type="text"
            {...input}
            {...ids.aria}
            dir={dir}
            id={ids.control}
            className="control-input h-11 px-3.75"
          />
        </span>
        {trailing && <span className="control-trailing">{trailing}</span>}
      </div>
    </FieldFrame>
  );
}
