import type { Person } from "@visita/domain/address-book/person.contract";
import { OWN_NOTE_MAX, readPersonFields } from "@visita/domain/address-book/person.rules";
import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { Check } from "lucide-react";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { TextArea } from "../../ui/text-area.tsx";
import { isPersonChanged } from "./people.queries.ts";

/** Saved when the writing rests, and when the field or the person is left. */
const PAUSE_MS = 800;

type OwnNoteProps = { person: Person; onSave: (note: string) => Promise<unknown> };
type SaveState = "idle" | "saving" | "saved" | { failure: string };

export function OwnNote({ person, onSave }: OwnNoteProps) {
  const t = useTranslate(addressBookTexts);
  const [text, setText] = useState(person.ownNote);
  const [state, setState] = useState<SaveState>("idle");
  const saved = useRef(person.ownNote);
  /** Refused because the stored note is newer. Not sent again before the next keystroke. */
  const refused = useRef<string>(undefined);
  /** Saves under way. */
  const pending = useRef(0);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);

  async function save(note: string) {
    clearTimeout(timer.current);
    if (note === saved.current || note === refused.current) return;
    setState("saving");
    const before = saved.current;
    saved.current = note;
    pending.current += 1;
    try {
      await onSave(note);
      if (saved.current === note) setState("saved");
    } catch (error) {
      if (saved.current === note) saved.current = before;
      if (isPersonChanged(error)) refused.current = note;
      setState({ failure: error instanceof Error ? error.message : String(error) });
    }
    pending.current -= 1;
  }

  const saveNow = useEffectEvent(() => void save(text));
  useEffect(() => () => saveNow(), []);

  // A note that was changed elsewhere is shown, unless something typed here is not saved yet.
  const adopt = useEffectEvent((note: string) => {
    if (text !== saved.current || pending.current > 0) return;
    // The saved form of what is shown: somebody who is typing keeps the blank after a word.
    if (note === readPersonFields({ ownNote: text }).fields.ownNote) return;
    saved.current = note;
    setText(note);
    setState("idle");
  });
  useEffect(() => adopt(person.ownNote), [person.ownNote]);

  return (
    <TextArea
      label={t("yourNote")}
      dir="auto"
      rows={3}
      value={text}
      hint={t("onlyYou")}
      error={typeof state === "object" ? state.failure : undefined}
      maxLength={OWN_NOTE_MAX}
      labelEnd={
        <span role="status" className="inline-flex items-center gap-1 text-caption text-success">
          {state === "saved" && (
            <>
              <Check aria-hidden="true" size={16} strokeWidth={2} />
              {t("saved")}
            </>
          )}
        </span>
      }
      onChange={(event) => {
        const { value } = event.target;
        setText(value);
        refused.current = undefined;
        setState("idle");
        clearTimeout(timer.current);
        timer.current = setTimeout(() => void save(value), PAUSE_MS);
      }}
      onBlur={() => void save(text)}
    />
  );
}
