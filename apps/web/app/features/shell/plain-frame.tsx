import type { ReactNode } from "react";
import { HomeLink, PageMain, SkipLink } from "../../ui/page-frame.tsx";

type PlainFrameProps = {
  action?: ReactNode;
  /** Of the links, in another language than English. */
  labels?: { skip: string; home: string };
  children: ReactNode;
};

/** Only the logo above the page. Needs nothing but the document, so that it also carries the error page. */
export function PlainFrame({ action, labels, children }: PlainFrameProps) {
  return (
    <>
      <SkipLink label={labels?.skip} />
      <header className="mx-auto flex h-17 max-w-320 items-center justify-between px-gutter lg:px-10">
        <HomeLink label={labels?.home} />
        {action}
      </header>
      <PageMain>{children}</PageMain>
    </>
  );
}
