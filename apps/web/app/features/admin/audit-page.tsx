import { ADMIN_ACTION_LABELS, ADMIN_AUDIT_CSV_PATH } from "@visita/domain/admin/admin.constants";
import type { AuditEntry } from "@visita/domain/admin/admin-audit.contract";
import { Download } from "lucide-react";
import { useCallback, useState } from "react";
import { formatDayAndTime } from "../../lib/format-time.ts";
import { ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { useAudit } from "./admin.queries.ts";
import { AdminFailure, PageHead, Pager, SearchField } from "./admin-parts.tsx";

export function AuditPage() {
  const [find, setFind] = useState("");
  const [after, setAfter] = useState<string>();
  const query = useAudit(find, after);
  const search = useCallback((text: string) => {
    setFind(text);
    setAfter(undefined);
  }, []);
  return (
    <>
      <PageHead
        title="Audit list"
        action={
          <a href={ADMIN_AUDIT_CSV_PATH} download className={buttonClasses({ variant: "secondary" })}>
            <ButtonLabel icon={Download}>Download CSV</ButtonLabel>
          </a>
        }
      >
        Everything an admin did. It can be read, not changed.
      </PageHead>
      <div className="mb-5">
        <SearchField label="Find by who did it, or to whom" value={find} onSearch={search} />
      </div>
      <AdminFailure query={query} />
      {query.data && (
        <>
          <AuditList entries={query.data.entries} />
          <Pager
            label="Older"
            next={query.data.next}
            onNext={setAfter}
            {...(after !== undefined && { onFirst: () => setAfter(undefined) })}
          />
        </>
      )}
    </>
  );
}

export function AuditList({ entries }: { entries: readonly AuditEntry[] }) {
  if (entries.length === 0) return <p className="text-muted">Nothing yet.</p>;
  return (
    <ul className="grid">
      {entries.map((entry) => (
        <li
          key={entry.id}
          className="flex flex-wrap justify-between gap-x-6 gap-y-1 border-t border-line py-3.5 first:border-0"
        >
          <div className="grid min-w-0 flex-1 basis-72">
            <strong className="font-semibold wrap-anywhere">
              {ADMIN_ACTION_LABELS[entry.action]} {entry.target}
            </strong>
            <span className="text-muted wrap-anywhere">
              {[entry.reason && `“${entry.reason}”`, entry.detail].filter(Boolean).join(". ")}
            </span>
          </div>
          <div className="grid text-help text-muted md:text-right">
            <time dateTime={entry.at}>{formatDayAndTime(entry.at)}</time>
            <span className="wrap-anywhere">{entry.who}</span>
          </div>
        </li>
      ))}
    </ul>
  );
}
