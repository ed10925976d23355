import {
  createContext,
  type ReactNode,
  type RefObject,
  useCallback,
  useContext,
  useEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { notify } from "../../../ui/toast.tsx";
import { isCharacter, isPaletteShortcut } from "./palette-shortcut.ts";

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
  const [palette, setPalette] = useState<Awaited<ReturnType<typeof loadPalette>>>();
  const [isOpen, setOpen] = useState(false);
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
        setOpen(true);
      } catch {
        takeTypedAhead();
        notify.error("The search could not be loaded. Please try again.");
      }
    },
    [load, takeTypedAhead],
  );
  // Where there is no network, the press that follows says so.
  const reach = useCallback(() => void load().catch(() => undefined), [load]);
  const value = useMemo(() => ({ reach, open }), [reach, open]);

  useEffect(() => {
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
      else if (!document.querySelector("[role=dialog], [role=alertdialog]")) {
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
