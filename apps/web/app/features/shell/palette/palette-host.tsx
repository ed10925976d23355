import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { Search } from "lucide-react";
import type { RefObject } from "react";
import {
  createContext,
  type ReactNode,
  useCallback,
  useContext,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useHydrated } from "../../../lib/hydrated-event.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { notify } from "../../../ui/toast.tsx";

const OPEN_DIALOG = ":is([role=dialog], [role=alertdialog]):not([data-state=closed])";

const loadPalette = () => import("./command-palette.tsx");

type Palette = {
  /** Loads it, for somebody who reaches for the button. */
  reach: () => void;
  /** Settles when it is on the screen, or cannot be had. Gives the focus to `returnTo` when it closes. */
  open: (returnTo?: ReturnTo) => Promise<void>;
};

/** For a button that goes away meanwhile. */
type ReturnTo = RefObject<HTMLElement | null>;

const PaletteContext = createContext<Palette>({ reach: () => {}, open: async () => {} });

/** Gives a frame its palette, which is loaded when it is first wanted: few use it on a visit. */
export function PaletteHost({ children }: { children: ReactNode }) {
  const t = useTranslate(accountFrame);
  const [palette, setPalette] = useState<Awaited<ReturnType<typeof loadPalette>>>();
  const [isOpen, setOpen] = useState(false);
  /** Each opening is a palette of its own: the one before may still be fading out. */
  const [opening, setOpening] = useState(0);
  const [returnTo, setReturnTo] = useState<ReturnTo>();
  /** Typed after the shortcut, before there is a field to type into. */
  const typedAhead = useRef<string>(undefined);
  const takeTypedAhead = useCallback(() => {
    const typed = typedAhead.current ?? "";
    typedAhead.current = undefined;
    return typed;
  }, []);

  const load = useCallback(async () => {
    const loaded = await loadPalette();
    setPalette(() => loaded);
  }, []);
  const open = useCallback(
    async (target?: ReturnTo) => {
      try {
        await load();
        setReturnTo(target);
        setOpening((count) => count + 1);
        setOpen(true);
      } catch {
        takeTypedAhead();
        notify.error(t("searchNotLoaded"));
      }
    },
    [load, takeTypedAhead, t],
  );
  // Where there is no network, the press that follows says so.
  const reach = useCallback(() => void load().catch(() => undefined), [load]);
  const value = useMemo(() => ({ reach, open }), [reach, open]);

  // With the commit: whoever sees the shortcut can press it.
  useLayoutEffect(() => {
    function onKeyDown(event: KeyboardEvent) {
      if (typedAhead.current !== undefined && isCharacter(event)) {
        event.preventDefault();
        typedAhead.current += event.key;
        return;
      }
      if (!isPaletteShortcut(event)) return;
      // Otherwise the browser's own search opens.
      event.preventDefault();
      if (isOpen) setOpen(false);
      // Not over a dialog: what was begun there would be lost.
      else if (!document.querySelector(OPEN_DIALOG)) {
        typedAhead.current = "";
        void open();
      }
    }
    addEventListener("keydown", onKeyDown);
    return () => removeEventListener("keydown", onKeyDown);
  }, [isOpen, open]);

  return (
    <PaletteContext value={value}>
      {children}
      {palette && (
        <palette.CommandPalette
          key={opening}
          isOpen={isOpen}
          returnTo={returnTo}
          takeTypedAhead={takeTypedAhead}
          onClose={() => setOpen(false)}
        />
      )}
    </PaletteContext>
  );
}

export function usePalette(): Palette {
  return useContext(PaletteContext);
}

type SearchButtonProps = {
  onOpened?: () => void;
  /** Gets the focus back in place of this button. */
  returnTo?: RefObject<HTMLElement | null>;
};

/** Opens the palette. Looks like the field that it leads to. */
export function SearchButton({ onOpened, returnTo }: SearchButtonProps) {
  const t = useTranslate(accountFrame);
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
      {t("search")}
      {shortcut && (
        <span aria-hidden="true" className="ms-auto text-caption max-lg:hidden">
          {shortcut.text}
        </span>
      )}
    </button>
  );
}

/** Cmd on Apple's devices, where Ctrl and K edit text; Ctrl elsewhere. */
export function isPaletteShortcut({ key, metaKey, ctrlKey, altKey, shiftKey }: KeyboardEvent): boolean {
  const isModified = isApple() ? metaKey && !ctrlKey : ctrlKey && !metaKey;
  return isModified && !altKey && !shiftKey && key.toLowerCase() === "k";
}

/** Something that would stand in a text field, not a key such as Enter. */
export function isCharacter({ key, metaKey, ctrlKey, altKey }: KeyboardEvent): boolean {
  return key.length === 1 && !metaKey && !ctrlKey && !altKey;
}

/** As people write it, and as `aria-keyshortcuts` wants it. */
export function paletteShortcut(): { text: string; keys: string } {
  return isApple() ? { text: "⌘ K", keys: "Meta+K" } : { text: "Ctrl K", keys: "Control+K" };
}

function isApple(): boolean {
  return /Mac|iPhone|iPad/.test(navigator.platform);
}
