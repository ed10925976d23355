import { BIO_MAX_CHARS, BIO_MAX_WORDS, bioProblem } from "@visita/domain/card/card-text.rules";
import { countWords, paragraphs } from "@visita/domain/card/text.rules";
import { formatNumber } from "@visita/domain/format";
import { TextArea } from "../../../ui/text-area.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useText } from "../wizard-context.tsx";

export function PersonStep() {
  return (
    <div className="grid gap-5">
      <LineField field="fullname" label="Full name" autoComplete="name" />
      <div className="grid gap-5 md:grid-cols-2">
        <LineField field="occupation" label="Occupation" autoComplete="organization-title" />
        <LineField field="companyname" label="Company" autoComplete="organization" />
      </div>
      <BioField />
    </div>
  );
}

type LineFieldProps = {
  field: "fullname" | "occupation" | "companyname";
  label: string;
  autoComplete: string;
};

function LineField({ field, label, autoComplete }: LineFieldProps) {
  const { value, error, set } = useText(field);
  return (
    <div data-field={field}>
      <TextField
        label={label}
        isRequired
        dir="auto"
        name={field}
        autoComplete={autoComplete}
        enterKeyHint="next"
        value={value}
        onChange={(event) => set(event.target.value)}
        error={error}
      />
    </div>
  );
}

function BioField() {
  const { value, error, set } = useText("bio");
  const bio = paragraphs(value);
  // Told while one types: nobody should write a page before hearing that it is too long.
  const tooLong = bio === "" ? undefined : (bioProblem(bio) ?? undefined);
  return (
    <div data-field="bio">
      <TextArea
        label="Bio"
        isRequired
        dir="auto"
        name="bio"
        rows={5}
        value={value}
        onChange={(event) => set(event.target.value)}
        error={tooLong ?? error}
        hint={bioLength(bio)}
      />
    </div>
  );
}

/** The limit of characters is told once long words have reached it. */
function bioLength(bio: string): string {
  const words = `${countWords(bio)} of ${BIO_MAX_WORDS} words`;
  if (bio.length < BIO_MAX_CHARS) return words;
  return `${words}, ${formatNumber(bio.length)} of ${formatNumber(BIO_MAX_CHARS)} characters`;
}
