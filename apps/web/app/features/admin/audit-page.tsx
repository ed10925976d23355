import { ADMIN_AUDIT_CSV_PATH } from "@visita/domain/admin/admin.constants";
import { Download } from "lucide-react";
import { metaOf } from "../../lib/page-meta.ts";
import { ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { useAudit } from "./admin.queries.ts";
import { ListBody, ListTools } from "./admin-list.tsx";
import { PageHead } from "./admin-parts.tsx";
import { AuditList } from "./audit-list.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [{ value: "all" }] as const;

export function AuditPage() {
  const list = useListParams(SEGMENTS);
  const query = useAudit(list.find, list.after);
  return (
    <>
      <PageHead title="Audit log">Everything admins did. No one can change this list.</PageHead>
      <ListTools list={list} label="Find by admin, person or card" placeholder="Email, or /c/username">
        <a href={ADMIN_AUDIT_CSV_PATH} download className={buttonClasses({ variant: "secondary" })}>
          <ButtonLabel icon={Download}>Download CSV</ButtonLabel>
        </a>
      </ListTools>
      <ListBody query={query} list={list} more="Older">
        {({ entries }) => <AuditList entries={entries} />}
      </ListBody>
    </>
  );
}

export const meta = metaOf({ title: "Audit log, Admin" });

export default AuditPage;
