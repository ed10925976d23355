import { ADMIN_AUDIT_CSV_PATH } from "@visita/domain/admin/admin.constants";
import { adminTexts } from "@visita/domain/owner-messages/admin";
import { Download } from "lucide-react";
import { useTranslate } from "../../lib/language.tsx";
import { metaIn } from "../../lib/page-meta.ts";
import { ButtonLabel, buttonClasses } from "../../ui/button.tsx";
import { useAudit } from "./admin.queries.ts";
import { ListBody, ListTools } from "./admin-list.tsx";
import { PageHead } from "./admin-parts.tsx";
import { AuditList } from "./audit-list.tsx";
import { useListParams } from "./use-list-params.ts";

const SEGMENTS = [{ value: "all" }] as const;

export function AuditPage() {
  const t = useTranslate(adminTexts);
  const list = useListParams(SEGMENTS);
  const query = useAudit(list.find, list.after);
  return (
    <>
      <PageHead title={t("auditLog")}>{t("everythingAdminsDid")}</PageHead>
      <ListTools list={list} label={t("findAudit")} placeholder={t("findAuditHint")}>
        <a href={ADMIN_AUDIT_CSV_PATH} download className={buttonClasses({ variant: "secondary" })}>
          <ButtonLabel icon={Download}>{t("downloadCsv")}</ButtonLabel>
        </a>
      </ListTools>
      <ListBody query={query} list={list} more={t("older")}>
        {({ entries }) => <AuditList entries={entries} />}
      </ListBody>
    </>
  );
}

export const meta = metaIn(adminTexts, { title: "auditTitle" });

export default AuditPage;
