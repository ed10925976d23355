import { BRAND } from "@visita/domain/brand";
import { commonTexts } from "@visita/domain/owner-messages/common";
import type { ReactNode } from "react";
import { Link, useLocation } from "react-router";
import { useTranslate } from "../lib/language.tsx";
import { useSettings } from "../lib/use-settings.ts";
import { Logo } from "./logo.tsx";

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

type LabelProps = { label?: string | undefined };

export function SkipLink({ label }: LabelProps) {
  const common = useTranslate(commonTexts);
  return (
    <a
      href={`#${MAIN_ID}`}
      className="sr-only z-70 rounded-md bg-primary px-5 font-semibold text-on-primary focus:not-sr-only focus:fixed focus:top-2 focus:inset-s-2 focus:inline-flex focus:min-h-control focus:items-center"
    >
      {label ?? common("skipToContent")}
    </a>
  );
}

export function HomeLink({ label }: LabelProps) {
  const common = useTranslate(commonTexts);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <Link
      to="/"
      aria-label={label ?? common("brandHome", { brand })}
      className="inline-flex min-h-touch items-center"
    >
      <Logo brand={brand} height={30} />
    </Link>
  );
}

/** The width that the header, the footer and the pages of the site share. */
export const pageWidth = "mx-auto w-full max-w-320 px-gutter lg:px-10";
