import type { ReactNode } from "react";
import { useLocation } from "react-router";

export const MAIN_ID = "main";

type PageMainProps = { className?: string; children: ReactNode };

/** The page inside its frame. A new path makes a new element, which is what starts the page transition. */
export function PageMain({ className = "", children }: PageMainProps) {
  const { pathname } = useLocation();
  return (
    <main key={pathname} id={MAIN_ID} tabIndex={-1} className={`page-main ${className}`}>
      {children}
    </main>
  );
}
