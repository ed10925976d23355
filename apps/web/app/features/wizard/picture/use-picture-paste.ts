import { type RefObject, useEffect, useEffectEvent } from "react";

/** A image pasted anywhere on the page, unless somebody is writing or a dialog lies above the field. */
export function usePicturePaste(field: RefObject<HTMLElement | null>, onFile: (file: File) => void) {
  const paste = useEffectEvent((event: ClipboardEvent) => {
    if (event.defaultPrevented || isWriting(event.target)) return;
    if (field.current?.closest("[inert], [aria-hidden='true']")) return;
    const file = [...(event.clipboardData?.files ?? [])].find(({ type }) => type.startsWith("image/"));
    if (!file) return;
    event.preventDefault();
    onFile(file);
  });

  useEffect(() => {
    const listen = (event: ClipboardEvent) => paste(event);
    document.addEventListener("paste", listen);
    return () => document.removeEventListener("paste", listen);
  }, []);
}

function isWriting(target: EventTarget | null): boolean {
  return target instanceof Element && target.closest("input, textarea, [contenteditable]") !== null;
}
