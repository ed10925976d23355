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
