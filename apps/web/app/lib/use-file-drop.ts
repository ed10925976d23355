import { type DragEvent, useEffect, useState } from "react";

/** Files dropped on the element that gets these handlers. Text and links dropped there are left alone. */
export function useFileDrop(onFile: (file: File) => void) {
  const [isOver, setIsOver] = useState(false);
  useEffect(refuseFilesElsewhere, []);

  function onDragOver(event: DragEvent<HTMLElement>) {
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "copy";
    setIsOver(true);
  }

  function onDragLeave(event: DragEvent<HTMLElement>) {
    const isInside = event.relatedTarget instanceof Node && event.currentTarget.contains(event.relatedTarget);
    if (!isInside) setIsOver(false);
  }

  function onDrop(event: DragEvent<HTMLElement>) {
    setIsOver(false);
    if (!carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    const [file] = event.dataTransfer.files;
    if (file) onFile(file);
  }

  return { isOver, dropProps: { onDragOver, onDragLeave, onDrop } };
}

/** The browser would leave the page and show a file that misses its target. */
function refuseFilesElsewhere() {
  function refuse(event: globalThis.DragEvent) {
    if (event.defaultPrevented || !event.dataTransfer || !carriesFiles(event.dataTransfer)) return;
    event.preventDefault();
    event.dataTransfer.dropEffect = "none";
  }
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
  return () => {
    window.removeEventListener("dragover", refuse);
    window.removeEventListener("drop", refuse);
  };
}

function carriesFiles({ types }: DataTransfer): boolean {
  return types.includes("Files");
}
