/** A contact file on its way from the page where it was chosen to the wizard. It is too large for the browser's history. */
let chosen: File | null = null;

export function handOverContactFile(file: File): void {
  chosen = file;
}

export function peekContactFile(): File | null {
  return chosen;
}

export function clearContactFile(): void {
  chosen = null;
}
