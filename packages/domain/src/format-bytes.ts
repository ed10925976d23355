/** Sizes of files, disks and databases, in the language of the page. */
import { numbers } from "./format.ts";
import type { Language } from "./language/languages.ts";

/** "96 KB", "2.3 KB"; small files with one decimal. */
export function kilobytes(language: Language, bytes: number): string {
  const size = bytes / 1024;
  const digits = size < 10 ? 1 : 0;
  const rounding = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  const value = Math.max(size, 0.1);
  // British English has "kB".
  if (language === "en") return `${numbers(language, rounding).format(value)} KB`;
  return numbers(language, { style: "unit", unit: "kilobyte", ...rounding }).format(value);
}

const MEGABYTE = 1024 * 1024;

/** "96 MB", "2.3 GB": of disks and databases, in powers of 1024 as these count. */
export function megabytes(language: Language, bytes: number): string {
  const unit = bytes < 1024 * MEGABYTE ? "megabyte" : "gigabyte";
  const size = unit === "megabyte" ? Math.max(1, bytes / MEGABYTE) : bytes / MEGABYTE / 1024;
  const digits = unit === "megabyte" ? 0 : 1;
  const rounding = { minimumFractionDigits: digits, maximumFractionDigits: digits };
  return numbers(language, { style: "unit", unit, ...rounding }).format(size);
}

const BYTE_UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Such as "18.4 MB". */
export function formatBytes(language: Language, bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(BYTE_UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  const options = {
    style: "unit",
    unit: BYTE_UNITS[power],
    maximumFractionDigits: power < 2 ? 0 : 1,
  } as const;
  return numbers(language, options).format(bytes / 1000 ** power);
}
