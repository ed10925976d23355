import type { ReactNode } from "react";
import { ApiError } from "../../lib/api-error.ts";
import { ListFailure } from "../../ui/list-failure.tsx";
import { PageMain } from "../../ui/page-frame.tsx";
import { useAdminAccess } from "./admin.queries.ts";
import { ConfirmAdminDialog } from "./confirm-admin-dialog.tsx";

/** Shows admins the pages, after a second proof; everybody else gets the page for what does not exist. */
export function AdminGuard({ notFound, children }: { notFound: ReactNode; children: ReactNode }) {
  const { data: access, error, isFetching, refetch } = useAdminAccess();
  if (error instanceof ApiError && error.code === "not_found") {
    return <PageMain>{notFound}</PageMain>;
  }
  if (error && !access) {
    return (
      <PageMain className="mx-auto max-w-160 px-gutter pt-10">
        <ListFailure
          title="We couldn’t load the admin pages."
          isRetrying={isFetching}
          onRetry={() => void refetch()}
        >
          Please try again.
        </ListFailure>
      </PageMain>
    );
  }
  if (!access) return <PageMain> </PageMain>;
  if (access.isConfirmed) return children;
  return (
    <>
      <div inert aria-hidden="true" className="grid min-h-dvh gap-4 p-10 blur-md lg:grid-cols-4">
        {["People", "Cards", "Views yesterday", "Payments"].map((label) => (
          <div key={label} className="h-32 rounded-lg bg-surface p-5 text-muted">
            {label}
          </div>
        ))}
      </div>
      <ConfirmAdminDialog access={access} />
    </>
  );
}
