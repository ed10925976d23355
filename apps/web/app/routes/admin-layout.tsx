import { Outlet } from "react-router";
import { AdminGuard } from "../features/admin/admin-guard.tsx";
import { AdminSidebar, AdminTopBar } from "../features/admin/admin-header.tsx";
import { NotFoundPage } from "../features/shell/message-pages.tsx";
import { PageMain, SkipLink } from "../ui/page-frame.tsx";

/** Loaded for /admin alone. */
export default function AdminLayout() {
  return (
    <AdminGuard notFound={<NotFoundPage />}>
      <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
        <SkipLink />
        <AdminTopBar />
        <AdminSidebar />
        <PageMain className="mx-auto w-full max-w-272 px-gutter pt-6 pb-12 lg:px-12 lg:pt-10 lg:pb-16">
          <Outlet />
        </PageMain>
      </div>
    </AdminGuard>
  );
}
