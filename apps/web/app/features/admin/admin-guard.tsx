import { adminTexts } from "@visita/domain/owner-messages/admin";
import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import { PageMain } from "../../ui/page-frame.tsx";
import { useAdminAccess } from "./admin.queries.ts";
import { ConfirmAdminDialog } from "./confirm-admin-dialog.tsx";

const BEHIND = ["people", "cards", "viewsYesterday", "payments"] as const;

/** Shows admins the pages, after a second proof; everybody else gets the page for what does not exist. */
export function AdminGuard({ notFound, children }: { notFound: ReactNode; children: ReactNode }) {
  const t = useTranslate(adminTexts);
  const { data: access, error, isFetching, refetch } = useAdminAccess();
  if (error instanceof ApiError && error.code === "not_found") {
    return <PageMain>{notFound}</PageMain>;
  }
  if (error && !access) {
    return (
      <PageMain className="mx-auto max-w-160 px-gutter pt-10">
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("pleaseTryAgain")}
        </ListFailure>
      </PageMain>
    );
  }
  if (!access) return <PageMain> </PageMain>;
  if (access.isConfirmed) return children;
  return (
    <>
      <div inert aria-hidden="true" className="grid min-h-dvh gap-4 p-10 blur-md lg:grid-cols-4">
        {BEHIND.map((label) => (
          <div key={label} className="h-32 rounded-lg bg-surface p-5 text-muted">
            {t(label)}
          </div>
        ))}
      </div>
      <ConfirmAdminDialog access={access} />
    </>
  );
}
