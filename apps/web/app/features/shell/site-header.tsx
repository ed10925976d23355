import { commonTexts } from "@visita/domain/owner-messages/common";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { Menu as MenuIcon } from "lucide-react";
import { useState, useSyncExternalStore } from "react";
import { NavLink } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { HomeLink } from "../../ui/page-frame.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { SITE_LINKS, SiteDrawer } from "./site-drawer.tsx";
import { ThemeMenu } from "./theme-controls.tsx";

/**
 * Scrolled, the bar gives 12 px of its height to its margin, and the row moves by transform: nothing on the page
 * below or in the bar itself is laid out anew.
 */
export function SiteHeader() {
  const t = useTranslate(siteFrame);
  const common = useTranslate(commonTexts);
  const isScrolled = useScrolled();
  const [isMenuOpen, setMenuOpen] = useState(false);
  return (
    <header
      data-scrolled={isScrolled || undefined}
      className="group sticky top-0 z-30 h-17 transition-[height,margin,background-color,box-shadow] duration-panel ease-out data-scrolled:mb-3 data-scrolled:h-14 data-scrolled:bg-bg/90 data-scrolled:shadow-[0_1px_0_var(--color-line),0_12px_24px_-20px_rgb(27_25_22/0.4)] data-scrolled:backdrop-blur-[14px] data-scrolled:backdrop-saturate-120"
    >
      <div className="mx-auto flex h-17 max-w-320 items-center gap-6 px-gutter transition-transform duration-panel ease-out group-data-scrolled:-translate-y-1.5 lg:px-10">
        <HomeLink />
        <nav aria-label={t("main")} className="me-auto ms-4 hidden gap-1 lg:flex">
          {SITE_LINKS.map(({ to, label }) => (
            <NavLink
              key={to}
              to={to}
              end
              className="inline-flex min-h-touch items-center rounded-sm px-3 text-small font-medium text-muted decoration-accent decoration-2 underline-offset-8 hover:text-text aria-[current=page]:text-text aria-[current=page]:underline"
            >
              {t(label)}
            </NavLink>
          ))}
        </nav>
        <div className="-me-3 hidden items-center gap-2 lg:flex">
          <HeaderActions />
          {/* Last, so that it stays in place when the actions before it change. */}
          <ThemeMenu />
        </div>
        <div className="-me-2.5 ms-auto lg:hidden">
          <IconButton label={common("openMenu")} icon={MenuIcon} onClick={() => setMenuOpen(true)} />
        </div>
      </div>
      <SiteDrawer isOpen={isMenuOpen} onOpenChange={setMenuOpen} />
    </header>
  );
}

/** Smaller than elsewhere, so that they also fit the scrolled header. */
const compact = "min-h-touch! px-4! text-small!";

function HeaderActions() {
  const t = useTranslate(siteFrame);
  const common = useTranslate(commonTexts);
  const { currentUser, authLoading, logout } = useSession();
  if (authLoading) {
    return (
      <>
        <Skeleton className="h-11 w-18" />
        <Skeleton className="h-11 w-22" />
      </>
    );
  }
  if (currentUser) {
    return (
      <>
        <Button variant="ghost" className={compact} onClick={() => void logout()}>
          {common("logOut")}
        </Button>
        <ButtonLink to="/dashboard" className={compact}>
          {t("dashboard")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/auth/signin" variant="ghost" className={compact}>
        {t("logIn")}
      </ButtonLink>
      <ButtonLink to="/auth/signup" className={compact}>
        {t("signUp")}
      </ButtonLink>
    </>
  );
}

/** Pixels of scroll after which the header takes its scrolled style. */
const THRESHOLD = 10;

function useScrolled(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => window.scrollY > THRESHOLD,
    () => false,
  );
}

function subscribe(onChange: () => void): () => void {
  addEventListener("scroll", onChange, { passive: true });
  return () => removeEventListener("scroll", onChange);
}
