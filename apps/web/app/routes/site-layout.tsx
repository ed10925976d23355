import { Outlet } from "react-router";
import { PageMain } from "../features/shell/page-main.tsx";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { SiteHeader } from "../features/shell/site-header.tsx";
import { SkipLink } from "../features/shell/skip-link.tsx";

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <PageMain className="grow">
        <Outlet />
      </PageMain>
      <SiteFooter />
    </div>
  );
}
