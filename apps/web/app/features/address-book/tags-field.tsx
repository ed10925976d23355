import { readTags } from "@visita/domain/address-book/person.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { type KeyboardEvent, useId, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { FieldMessages } from "../../ui/field-frame.tsx";
import { TagChip } from "./person-tags.tsx";

type TagsFieldProps = {
  tags: readonly string[];
  error: string | undefined;
  onChange: (tags: readonly string[]) => void;
};

/** Enter or a comma makes a tag of what was typed, and so does leaving the field. */
export function TagsField({ tags, error, onChange }: TagsFieldProps) {
  const t = useTranslate(addressBookTexts);
  const [typed, setTyped] = useState("");
  const input = useRef<HTMLInputElement>(null);
  const id = useId();
  const ids = { message: `${id}-message`, hint: `${id}-hint` };

  function take(text: string) {
    setTyped("");
    if (text.trim() !== "") onChange(readTags([...tags, text]));
  }

  function onKeyDown(event: KeyboardEvent<HTMLInputElement>) {
    if (event.nativeEvent.isComposing) return;
    if ((event.key === "Enter" && typed.trim() !== "") || event.key === ",") {
      event.preventDefault();
      take(typed);
    }
    if (event.key === "Backspace" && typed === "") onChange(tags.slice(0, -1));
  }

  return (
    <div className="grid grid-cols-[minmax(0,1fr)] gap-1.5">
      <label htmlFor={id} className="text-small font-semibold">
        {t("tags")}
      </label>
      <div
        data-invalid={error ? "" : undefined}
        className="control-box flex min-h-control flex-wrap items-center gap-1 py-0.5 pe-0.5 ps-0.75"
      >
        {tags.map((tag) => (
          <TagChip
            key={tag}
            tag={tag}
            onRemove={() => {
              onChange(tags.filter((other) => other !== tag));
              input.current?.focus();
            }}
          />
        ))}
        <input
          ref={input}
          id={id}
          type="text"
          dir="auto"
          autoComplete="off"
          placeholder={t("addTag")}
          value={typed}
          aria-invalid={error ? true : undefined}
          aria-describedby={error ? ids.message : undefined}
          className="control-input h-10 min-w-28 px-3"
          onChange={(event) => setTyped(event.target.value)}
          onKeyDown={onKeyDown}
          onBlur={() => take(typed)}
        />
      </div>
      <FieldMessages ids={ids} error={error} />
    </div>
  );
}
