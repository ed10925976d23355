import { HomeLink } from "../../ui/page-frame.tsx";
import { AccountFoot } from "./account-foot.tsx";
import { AccountNav } from "./account-nav.tsx";
import { ThemeMenu } from "./theme-menu.tsx";

export function AccountSidebar() {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-r border-line px-4 pt-5 pb-4 lg:flex">
      <div className="flex items-center justify-between pl-2.5">
        <HomeLink />
        <ThemeMenu />
      </div>
      <AccountNav />
      <div className="mt-auto">
        <AccountFoot />
      </div>
    </header>
  );
}
