import type { Person } from "@visita/domain/address-book/person.contract";
import { readPersonFields } from "@visita/domain/address-book/person.rules";
import { personAnswers } from "@visita/domain/answers/person";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Plus, X } from "lucide-react";
import { type FormEvent, useId, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useAnswers } from "../../lib/answers.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { notify } from "../../ui/toast.tsx";
import { PanelHeading } from "./panel.tsx";

type PersonTagsProps = {
  person: Person;
  /** Of all of one's contacts. */
  known: readonly string[];
  onChange: (tags: readonly string[]) => Promise<unknown>;
};

export function PersonTags({ person: { tags }, known, onChange }: PersonTagsProps) {
  const t = useTranslate(addressBookTexts);
  const common = useTranslate(commonTexts);
  useAnswers({ person: personAnswers });
  const [isAdding, setAdding] = useState(false);
  const [typed, setTyped] = useState("");
  const [error, setError] = useState<string>();
  const addRef = useRef<HTMLButtonElement>(null);
  const inputRef = useRef<HTMLInputElement>(null);
  const listId = useId();

  async function change(wanted: readonly string[]): Promise<boolean> {
    const { fields, problems } = readPersonFields({ tags: wanted });
    setError(problems.tags);
    if (problems.tags) return false;
    try {
      await onChange(fields.tags ?? []);
      return true;
    } catch (failure) {
      notify.error(failure instanceof Error ? failure.message : String(failure));
      return false;
    }
  }

  async function add(event: FormEvent) {
    event.preventDefault();
    if (typed.trim() === "") return stopAdding();
    if (!(await change([...tags, typed]))) return;
    setTyped("");
    stopAdding();
  }

  function startAdding() {
    flushSync(() => setAdding(true));
    inputRef.current?.focus();
  }

  function stopAdding() {
    flushSync(() => setAdding(false));
    setError(undefined);
    addRef.current?.focus();
  }

  return (
    <section>
      <PanelHeading>{t("tags")}</PanelHeading>
      <div className="flex flex-wrap gap-2">
        {tags.map((tag) => (
          <TagChip
            key={tag}
            tag={tag}
            onRemove={() => {
              addRef.current?.focus();
              void change(tags.filter((other) => other !== tag));
            }}
          />
        ))}
        {!isAdding && (
          <button
            ref={addRef}
            type="button"
            className="inline-flex min-h-touch items-center gap-1.5 rounded-md border-[1.5px] border-dashed border-line-strong pe-3.5 ps-2.5 text-small font-semibold hover:bg-sunk"
            onClick={startAdding}
          >
            <Plus aria-hidden="true" size={18} strokeWidth={1.75} />
            {t("addTag")}
          </button>
        )}
      </div>
      {isAdding && (
        <form
          noValidate
          className="mt-2 grid grid-cols-[minmax(0,1fr)_auto] items-start gap-2"
          onSubmit={(event) => void add(event)}
          onKeyDown={(event) => event.key === "Escape" && stopAdding()}
        >
          <TextField
            ref={inputRef}
            label={t("newTag")}
            isLabelHidden
            placeholder={t("addTag")}
            dir="auto"
            list={listId}
            autoComplete="off"
            value={typed}
            error={error}
            onChange={(event) => setTyped(event.target.value)}
          />
          <datalist id={listId}>
            {known.map((tag) => (
              <option key={tag} value={tag} />
            ))}
          </datalist>
          <Button type="submit" variant="secondary">
            {common("add")}
          </Button>
        </form>
      )}
    </section>
  );
}

type TagChipProps = { tag: string; onRemove: () => void };

export function TagChip({ tag, onRemove }: TagChipProps) {
  const t = useTranslate(addressBookTexts);
  return (
    <span className="inline-flex min-h-touch max-w-full items-center gap-0.5 rounded-md bg-sunk ps-3 text-small font-semibold">
      <bdi className="min-w-0 wrap-anywhere">{tag}</bdi>
      <button
        type="button"
        aria-label={t("removeTag", { tag })}
        className="grid size-touch shrink-0 place-items-center rounded-md text-muted hover:text-text"
        onClick={onRemove}
      >
        <X aria-hidden="true" size={18} strokeWidth={1.75} />
      </button>
    </span>
  );
}
