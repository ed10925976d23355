import { commonTexts } from "@visita/domain/owner-messages/common";
import { Eye, EyeOff } from "lucide-react";
import { type PointerEvent, useLayoutEffect, useRef, useState } from "react";
import { useTranslate } from "../lib/language.tsx";
import { IconButton } from "./icon-button.tsx";
import { TextField, type TextFieldProps } from "./text-field.tsx";

type PasswordFieldProps = Omit<TextFieldProps, "type" | "trailing" | "prefix" | "ref">;

export function PasswordField(props: PasswordFieldProps) {
  const common = useTranslate(commonTexts);
  const [isShown, setIsShown] = useState(false);
  const input = useRef<HTMLInputElement>(null);
  const caret = useRef<[number | null, number | null] | null>(null);

  function toggle() {
    const field = input.current;
    caret.current = field && [field.selectionStart, field.selectionEnd];
    setIsShown(!isShown);
  }

  // Browsers move the caret to one end when the type changes. isShown is the moment, not an input.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useLayoutEffect(() => {
    if (caret.current) input.current?.setSelectionRange(...caret.current);
    caret.current = null;
  }, [isShown]);

  return (
    <TextField
      dir="ltr"
      autoCapitalize="none"
      spellCheck={false}
      {...props}
      ref={input}
      type={isShown ? "text" : "password"}
      trailing={
        <IconButton
          label={common("showPassword")}
          aria-pressed={isShown}
          icon={isShown ? EyeOff : Eye}
          disabled={props.disabled}
          onPointerDown={keepFocusInField}
          onClick={toggle}
          size="sm"
          className="-me-1 text-muted"
        />
      }
    />
  );
}

function keepFocusInField(event: PointerEvent) {
  event.preventDefault();
}
