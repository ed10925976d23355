import { Search, X } from "lucide-react";
import { useEffect, useRef, useState } from "react";
import { IconButton } from "./icon-button.tsx";
import { TextField } from "./text-field.tsx";

/** Long enough that a quick typist asks once. */
const SEARCH_DELAY_MS = 250;

type SearchFieldProps = {
  label: string;
  /** Of the button in the field. */
  clearLabel: string;
  placeholder: string;
  maxLength: number;
  query: string;
  onSearch: (query: string) => void;
};

/** What is typed is here at once, and asked for when the typing rests. */
export function SearchField({
  label,
  clearLabel,
  placeholder,
  maxLength,
  query,
  onSearch,
}: SearchFieldProps) {
  const [typed, setTyped] = useState(query);
  const timer = useRef<ReturnType<typeof setTimeout>>(undefined);
  const input = useRef<HTMLInputElement>(null);
  const [known, setKnown] = useState(query);
  // Changed from elsewhere: by a button, or the back button.
  if (known !== query) {
    setKnown(query);
    setTyped(query);
  }
  useEffect(() => () => clearTimeout(timer.current), []);

  function search(text: string, delayMs: number) {
    setTyped(text);
    clearTimeout(timer.current);
    timer.current = setTimeout(() => {
      setKnown(text.trim());
      onSearch(text.trim());
    }, delayMs);
  }

  return (
    <TextField
      ref={input}
      // Not type="search", whose own clear button would stand beside ours.
      inputMode="search"
      label={label}
      isLabelHidden
      placeholder={placeholder}
      maxLength={maxLength}
      autoComplete="off"
      spellCheck={false}
      enterKeyHint="search"
      value={typed}
      leading={<Search aria-hidden="true" size={20} strokeWidth={1.75} />}
      trailing={
        typed && (
          <IconButton
            label={clearLabel}
            icon={X}
            size="sm"
            hasTooltip={false}
            onClick={() => {
              search("", 0);
              input.current?.focus();
            }}
          />
        )
      }
      onChange={(event) => search(event.target.value, SEARCH_DELAY_MS)}
    />
  );
}
