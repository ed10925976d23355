import { Check } from "lucide-react";
import { type ComponentProps, type ReactNode, useId } from "react";
import { classNames } from "./class-names.ts";
import { FieldMessages } from "./field-frame.tsx";

type CheckboxProps = Omit<ComponentProps<"input">, "type" | "required" | "children"> & {
  /** The label. Links and buttons in it keep their own meaning and do not tick the box. */
  children: ReactNode;
  error?: string;
  isRequired?: boolean;
};

export function Checkbox({ children, error, isRequired, className, ...input }: CheckboxProps) {
  const id = useId();
  const ids = { message: `${id}-message`, hint: `${id}-hint` };
  return (
    <div className={className}>
      <label className="flex min-h-touch cursor-pointer items-start gap-3 py-2.5 text-small has-disabled:cursor-not-allowed has-disabled:text-muted">
        <span className="grid shrink-0 place-items-center">
          <input
            {...input}
            type="checkbox"
            aria-required={isRequired || undefined}
            aria-invalid={error ? true : undefined}
            aria-describedby={error ? ids.message : undefined}
            className={classNames(
              "peer col-start-1 row-start-1 size-6 cursor-[inherit] appearance-none rounded-[0.375rem] border-[1.5px] bg-surface",
              "transition-colors duration-hover checked:border-accent checked:bg-accent disabled:border-transparent disabled:bg-sunk",
              error ? "border-danger" : "border-line-strong not-disabled:hover:border-text",
            )}
          />
          <Check
            aria-hidden="true"
            size={16}
            strokeWidth={3.4}
            className="pointer-events-none col-start-1 row-start-1 hidden text-on-accent peer-checked:block peer-disabled:text-muted"
          />
        </span>
        <span className="min-w-0 pt-px">{children}</span>
      </label>
      <FieldMessages ids={ids} error={error} />
    </div>
  );
}
