import { BRAND } from "@visita/domain/brand";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { Link } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { useSettings, useYear } from "../../lib/use-settings.ts";
import { HomeLink } from "../../ui/page-frame.tsx";
import { LegalLink } from "../legal/public/legal-link.tsx";
import { OwnerLanguageMenu } from "../session/public/owner-language-menu.tsx";
import { StartLink } from "../session/public/start-link.tsx";
import { ThemeSwitch } from "./theme-controls.tsx";

const linkClass =
  "inline-flex min-h-touch items-center px-2 font-medium underline-offset-[3px] hover:underline";

export function SiteFooter() {
  const t = useTranslate(siteFrame);
  const brand = useSettings()?.brand ?? BRAND;
  return (
    <footer className="border-t border-line py-6 lg:py-10">
      <div className="mx-auto grid max-w-320 grid-cols-[1fr_auto] items-center justify-items-start gap-4 px-gutter lg:grid-cols-[auto_1fr_auto] lg:gap-x-10 lg:gap-y-5 lg:px-10">
        <HomeLink />
        <nav
          aria-label={t("footer")}
          className="-ms-2 flex flex-wrap gap-x-2 max-lg:col-span-2 max-lg:row-start-2"
        >
          <Link to="/" className={linkClass}>
            {t("home")}
          </Link>
          <Link to="/contact" className={linkClass}>
            {t("getInTouch")}
          </Link>
          <Link to="/accessibility" className={linkClass}>
            {t("accessibility")}
          </Link>
          <LegalLink text="terms" className={linkClass} />
          <LegalLink text="privacy" className={linkClass} />
        </nav>
        <StartLink className="max-lg:col-start-2 max-lg:row-start-1 lg:justify-self-end" />
        <p className="text-small text-muted col-span-2 max-lg:order-last">
          {t("copyright", { year: String(useYear()), brand })}
        </p>
        <div className="col-span-2 grid justify-items-start gap-4 lg:contents">
          <ThemeSwitch />
          <OwnerLanguageMenu />
        </div>
      </div>
    </footer>
  );
}
