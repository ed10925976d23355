import { Outlet } from "react-router";
import { AccountHeader, ExampleNote } from "../features/shell/account-header.tsx";
import { PaletteHost } from "../features/shell/palette/palette-host.tsx";
import { PageMain, SkipLink } from "../ui/page-frame.tsx";

export default function AccountLayout() {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <SkipLink />
      <PaletteHost>
        <AccountHeader />
      </PaletteHost>
      <PageMain className="mx-auto w-full max-w-272 px-gutter pt-6 pb-12 lg:px-12 lg:pt-10 lg:pb-16">
        <ExampleNote />
        <Outlet />
      </PageMain>
    </div>
  );
}
