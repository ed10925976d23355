import { commonTexts } from "@visita/domain/owner-messages/common";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { NavLink } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Drawer } from "../../ui/dialog.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { HomeLink } from "../../ui/page-frame.tsx";
import { Skeleton } from "../../ui/progress.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { ThemeSwitch } from "./theme-controls.tsx";

type SiteDrawerProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

export function SiteDrawer({ isOpen, onOpenChange }: SiteDrawerProps) {
  const t = useTranslate(siteFrame);
  const common = useTranslate(commonTexts);
  return (
    <Drawer isOpen={isOpen} onOpenChange={onOpenChange} label={common("menu")}>
      <div className="flex min-h-13 items-center ps-1.5">
        <HomeLink />
      </div>
      <nav aria-label={t("main")}>
        <ul>
          {SITE_LINKS.map(({ to, label }) => (
            <li key={to} className="border-b border-line">
              <NavLink
                to={to}
                end
                className="flex min-h-15 items-center type-heading px-1.5 text-[1.5rem] aria-[current=page]:text-accent"
              >
                {t(label)}
              </NavLink>
            </li>
          ))}
        </ul>
      </nav>
      <div className="mt-auto grid grid-cols-1 gap-2.5 pt-4">
        <ThemeSwitch />
        <DrawerActions onLogout={() => onOpenChange(false)} />
      </div>
    </Drawer>
  );
}

function DrawerActions({ onLogout }: { onLogout: () => void }) {
  const t = useTranslate(siteFrame);
  const common = useTranslate(commonTexts);
  const { currentUser, authLoading, logout } = useSession();
  if (authLoading) {
    return (
      <>
        <Skeleton className="h-control" />
        <Skeleton className="h-control" />
      </>
    );
  }
  if (currentUser) {
    const leave = () => {
      onLogout();
      void logout();
    };
    return (
      <>
        <Button variant="secondary" isFull onClick={leave}>
          {common("logOut")}
        </Button>
        <ButtonLink to="/dashboard" isFull>
          {t("dashboard")}
        </ButtonLink>
      </>
    );
  }
  return (
    <>
      <ButtonLink to="/auth/signin" variant="secondary" isFull>
        {t("logIn")}
      </ButtonLink>
      <ButtonLink to="/auth/signup" isFull>
        {t("signUp")}
      </ButtonLink>
    </>
  );
}

/** The public pages, in the order of the header and of the menu on phones. */
export const SITE_LINKS = [
  { to: "/", label: "home" },
  { to: "/about", label: "aboutUs" },
  { to: "/features", label: "features" },
  { to: "/pricing", label: "pricing" },
  { to: "/contact", label: "contactUs" },
] as const;
