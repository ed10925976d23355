import { oneLine } from "@visita/domain/card/text.rules";
import { TOKEN_NAME_MAX } from "@visita/domain/connect/token.contract";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { useTranslate } from "../../lib/language.tsx";
import { TextField, type TextFieldProps } from "../../ui/text-field.tsx";

type NameFieldProps = Pick<TextFieldProps, "name" | "error" | "isRequired" | "hint"> & {
  value: string;
  onValueChange: (value: string) => void;
};

/** Of a device or a token, with how long it is. */
export function NameField({ value, onValueChange, ...field }: NameFieldProps) {
  const t = useTranslate(connectTexts);
  const letters = [...oneLine(value)].length;
  return (
    <TextField
      {...field}
      label={t("name")}
      labelEnd={
        <span className={letters > TOKEN_NAME_MAX ? "text-caption text-danger" : "text-caption text-muted"}>
          {t("lettersOf", { letters: String(letters), max: TOKEN_NAME_MAX })}
        </span>
      }
      dir="auto"
      autoComplete="off"
      value={value}
      onChange={(event) => onValueChange(event.target.value)}
    />
  );
}
