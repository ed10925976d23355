import type { ReactNode } from "react";

export type DownloadRow = {
  title: string;
  text: ReactNode;
  /** At the end of the row: a size, or a button. */
  end?: ReactNode;
};

/** What a file holds, or the files that can be had. */
export function DownloadList({ rows }: { rows: readonly DownloadRow[] }) {
  return (
    <ul className="border-t border-line">
      {rows.map(({ title, text, end }) => (
        <li key={title} className="flex min-h-14 items-center gap-3 border-b border-line py-2">
          <div className="min-w-0 flex-1">
            <p className="font-semibold">{title}</p>
            <p className="text-help text-muted wrap-anywhere">{text}</p>
          </div>
          {end && <div className="shrink-0 text-help text-muted">{end}</div>}
        </li>
      ))}
    </ul>
  );
}
