import { BACKGROUND_KEYS, BACKGROUNDS, type BackgroundKey } from "@visita/domain/kit/kit.constants";

export const PURPOSES = [
  { value: "call", label: "Calls", note: "Zoom, Meet, Teams" },
  { value: "lock", label: "Lock screen", note: "iPhone and Android" },
] as const;
export type Purpose = (typeof PURPOSES)[number]["value"];

const NOTES: Readonly<Record<BackgroundKey, string>> = {
  "call-1920": "Fits every app",
  "call-2560": "Large screens",
  "lock-1170": "iPhone",
  "lock-1080": "Android",
};

export const FIRST_SIZE: Readonly<Record<Purpose, BackgroundKey>> = { call: "call-1920", lock: "lock-1170" };

/** The sizes of one purpose, as choices. */
export function sizesFor(purpose: Purpose) {
  return BACKGROUND_KEYS.filter((key) => BACKGROUNDS[key].kind === purpose).map((value) => {
    const { width, height } = BACKGROUNDS[value];
    return { value, label: `${width} x ${height}`, note: NOTES[value] };
  });
}
