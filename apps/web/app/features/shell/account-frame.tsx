import type { ReactNode } from "react";
import { PageMain, SkipLink } from "../../ui/page-frame.tsx";
import { AccountHeader, ExampleNote } from "./account-header.tsx";
import { PaletteHost } from "./palette/palette-host.tsx";

/** Around the pages of an account. */
export function AccountFrame({ children }: { children: ReactNode }) {
  return (
    <div className="min-h-dvh lg:grid lg:grid-cols-[16.5rem_minmax(0,1fr)]">
      <SkipLink />
      <PaletteHost>
        <AccountHeader />
      </PaletteHost>
      <PageMain className="mx-auto w-full max-w-272 px-gutter pt-6 pb-12 lg:px-12 lg:pt-10 lg:pb-16">
        <ExampleNote />
        {children}
      </PageMain>
    </div>
  );
}
