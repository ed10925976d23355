import { Outlet } from "react-router";
import { SiteFooter } from "../features/shell/site-footer.tsx";
import { SiteHeader } from "../features/shell/site-header.tsx";
import { PageMain, SkipLink } from "../ui/page-frame.tsx";

export default function SiteLayout() {
  return (
    <div className="flex min-h-dvh flex-col">
      <SkipLink />
      <SiteHeader />
      <PageMain className="running-text grow">
        <Outlet />
      </PageMain>
      <SiteFooter />
    </div>
  );
}
