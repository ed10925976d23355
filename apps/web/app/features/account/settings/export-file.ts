import { type AccountExport, EXPORT_FILE_PATH } from "@visita/domain/export/export.contract";
import { fillPath } from "@visita/domain/http/endpoint";

export function exportFileUrl({ id }: Pick<AccountExport, "id">): string {
  return fillPath(EXPORT_FILE_PATH, { id });
}

const UNITS = ["byte", "kilobyte", "megabyte", "gigabyte"] as const;

/** Such as "18.4 MB". */
export function formatBytes(bytes: number): string {
  const power = bytes < 1 ? 0 : Math.min(UNITS.length - 1, Math.floor(Math.log10(bytes) / 3));
  return new Intl.NumberFormat("en", {
    style: "unit",
    unit: UNITS[power],
    maximumFractionDigits: power < 2 ? 0 : 1,
  }).format(bytes / 1000 ** power);
}
