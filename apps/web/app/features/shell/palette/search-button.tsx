import { Search } from "lucide-react";
import type { RefObject } from "react";
import { useHydrated } from "../../../lib/use-hydrated.ts";
import { usePalette } from "./palette-host.tsx";
import { paletteShortcut } from "./palette-shortcut.ts";

type SearchButtonProps = {
  onOpened?: () => void;
  /** Gets the focus back in place of this button. */
  returnTo?: RefObject<HTMLElement | null>;
};

/** Opens the palette. Looks like the field that it leads to. */
export function SearchButton({ onOpened, returnTo }: SearchButtonProps) {
  const { reach, open } = usePalette();
  const shortcut = useHydrated() ? paletteShortcut() : undefined;
  return (
    <button
      type="button"
      aria-haspopup="dialog"
      aria-keyshortcuts={shortcut?.keys}
      className="flex min-h-control w-full items-center gap-3 rounded-md border-[1.5px] border-line px-3 text-muted transition-colors duration-hover hover:border-line-strong hover:text-text"
      onPointerEnter={reach}
      onFocus={reach}
      onClick={() => void open(returnTo).then(onOpened)}
    >
      <Search aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0" />
      Search
      {shortcut && (
        <span aria-hidden="true" className="ml-auto text-caption max-lg:hidden">
          {shortcut.text}
        </span>
      )}
    </button>
  );
}
