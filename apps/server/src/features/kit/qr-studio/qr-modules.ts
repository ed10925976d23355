export type Correction = "L" | "M" | "Q" | "H";

export type QrModules = {
  /** Modules on one side. */
  readonly size: number;
  get(row: number, column: number): number | boolean;
};

/** The modules of a code. Throws when the text is longer than any code can hold. */
export async function createModules(text: string, correction: Correction): Promise<QrModules> {
  // Imported on first use: it would lengthen the server's start.
  const { default: qrcode } = await import("qrcode");
  return qrcode.create(text, { errorCorrectionLevel: correction }).modules;
}
