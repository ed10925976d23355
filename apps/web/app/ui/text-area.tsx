import type { ComponentProps } from "react";
import { FieldFrame, type FieldTexts, useFieldIds } from "./field-frame.tsx";

type TextAreaProps = Omit<ComponentProps<"textarea">, "required"> & FieldTexts;

export function TextArea(props: TextAreaProps) {
  const { label, isLabelHidden, labelEnd, hint, error, success, isRequired, isOptional, ...control } = props;
  const { id, "aria-describedby": description, rows = 4, ...area } = control;
  const texts = { label, isLabelHidden, labelEnd, hint, error, success, isRequired, isOptional };
  const ids = useFieldIds(texts, id, description);
  return (
    <FieldFrame ids={ids} {...texts}>
      <div {...ids.box} data-disabled={area.disabled ? "" : undefined} className="control-box flex">
        <textarea
          {...area}
          {...ids.aria}
          id={ids.control}
          rows={rows}
          className="control-input field-sizing-content max-h-96 min-h-28 resize-y px-3.75 py-2.75"
        />
      </div>
    </FieldFrame>
  );
}
