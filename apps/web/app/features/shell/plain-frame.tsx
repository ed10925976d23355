import type { ReactNode } from "react";
import { HomeLink, PageMain, SkipLink } from "../../ui/page-frame.tsx";

/** Only the logo above the page. Needs nothing but the document, so that it also carries the error page. */
export function PlainFrame({ action, children }: { action?: ReactNode; children: ReactNode }) {
  return (
    <>
      <SkipLink />
      <header className="mx-auto flex h-17 max-w-320 items-center justify-between px-gutter lg:px-10">
        <HomeLink />
        {action}
      </header>
      <PageMain>{children}</PageMain>
    </>
  );
}
