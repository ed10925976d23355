import { ADMIN_AUDIT_CSV_PATH } from "@visita/domain/admin/admin.constants";
import { Download } from "lucide-react";
import { metaOf } from "../../lib/page-meta.ts";
import { ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useAudit } from "./admin.queries.ts";
import { AdminFailure, PageHead, Pager, SearchField, Tools } from "./admin-parts.tsx";
import { AuditList } from "./audit-list.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [{ value: "all" }] as const;

export function AuditPage() {
  const { find, after, ...list } = useListParams(SEGMENTS);
  const query = useAudit(find, after);
  return (
    <>
      <PageHead title="Audit list">Everything admins did. Nobody can change this list.</PageHead>
      <Tools>
        <SearchField
          label="Find by admin, person or card"
          placeholder="Email, or /c/username"
          value={find}
          onSearch={list.search}
        />
        <a href={ADMIN_AUDIT_CSV_PATH} download className={buttonClasses({ variant: "secondary" })}>
          <ButtonLabel icon={Download}>Download CSV</ButtonLabel>
        </a>
      </Tools>
      <AdminFailure query={query} />
      {!query.data && !query.error && <Skeleton className="h-96 w-full" />}
      {query.data && (
        <>
          <AuditList entries={query.data.entries} />
          <Pager
            label="Older"
            shown={after === undefined ? "Newest 50" : "Older"}
            next={query.data.next}
            onNext={list.setAfter}
            onFirst={list.toFirst}
          />
        </>
      )}
    </>
  );
}

export const meta = metaOf({ title: "Audit list, Admin" });

export default AuditPage;
