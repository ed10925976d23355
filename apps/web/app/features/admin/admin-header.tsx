import { adminTexts } from "@visita/domain/owner-messages/admin";
import { commonTexts } from "@visita/domain/owner-messages/common";
import {
  Activity,
  ArrowLeft,
  Flag,
  History,
  IdCard,
  LogOut,
  Menu as MenuIcon,
  UsersRound,
} from "lucide-react";
import { useState } from "react";
import { Link, NavLink } from "react-router";
import { useTranslate } from "../../lib/language.tsx";
import { Badge } from "../../ui/badge.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Drawer } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { HomeLink } from "../../ui/page-frame.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useSession } from "../session/public/session-context.tsx";
import { useAdminAccess } from "./admin.queries.ts";
import { Monogram } from "./admin-parts.tsx";

const ADMIN_LINKS = [
  { to: "/admin", label: "overview", icon: Activity },
  { to: "/admin/people", label: "people", icon: UsersRound },
  { to: "/admin/cards", label: "cards", icon: IdCard },
  { to: "/admin/reports", label: "reports", icon: Flag },
  { to: "/admin/audit", label: "auditLog", icon: History },
] as const;

const linkClasses =
  "group flex min-h-control items-center gap-3 rounded-md px-3.5 font-medium text-muted no-underline transition-colors duration-hover hover:bg-sunk hover:text-text aria-[current=page]:bg-surface aria-[current=page]:font-semibold aria-[current=page]:text-text aria-[current=page]:shadow-[inset_0_0_0_1px_var(--color-line)]";

export function AdminSidebar() {
  return (
    <header className="sticky top-0 hidden h-dvh flex-col gap-6 overflow-y-auto border-e border-line px-4 pt-5 pb-4 lg:flex">
      <AdminBrand />
      <AdminNav />
      <AdminFoot />
    </header>
  );
}

/** Stands in for the sidebar on phones and tablets. */
export function AdminTopBar() {
  const common = useTranslate(commonTexts);
  const [isOpen, setOpen] = useState(false);
  return (
    <header className="sticky top-0 z-20 flex h-15 items-center justify-between border-b border-line bg-bg/92 pe-2 ps-gutter backdrop-blur-md lg:hidden">
      <AdminBrand />
      <IconButton label={common("openMenu")} icon={MenuIcon} onClick={() => setOpen(true)} />
      <Drawer isOpen={isOpen} onOpenChange={setOpen} label={common("menu")}>
        <div className="flex min-h-13 items-center ps-1.5">
          <AdminBrand />
        </div>
        <AdminNav />
        <AdminFoot />
      </Drawer>
    </header>
  );
}

function AdminBrand() {
  const t = useTranslate(adminTexts);
  return (
    <div className="flex items-center gap-3 lg:justify-between lg:ps-2.5">
      <HomeLink />
      <Badge>{t("admin")}</Badge>
    </div>
  );
}

function AdminNav() {
  const t = useTranslate(adminTexts);
  const openReports = useAdminAccess().data?.openReports ?? 0;
  return (
    <nav aria-label={t("admin")}>
      <ul className="grid gap-0.5">
        {ADMIN_LINKS.map(({ to, label, icon: Icon }) => (
          <li key={to}>
            <NavLink to={to} end={to === "/admin"} className={linkClasses}>
              <Icon
                size={20}
                strokeWidth={1.75}
                aria-hidden="true"
                className="shrink-0 group-aria-[current=page]:text-accent"
              />
              {t(label)}
              {label === "reports" && openReports > 0 && <OpenReports count={openReports} />}
            </NavLink>
          </li>
        ))}
      </ul>
      <Link to="/dashboard" className={classNames(linkClasses, "mt-6")}>
        <ArrowLeft size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
        {t("backToMyCards")}
      </Link>
    </nav>
  );
}

function OpenReports({ count }: { count: number }) {
  const t = useTranslate(adminTexts);
  return (
    <>
      {/* Keeps the accessible name in words. */}{" "}
      <span className="ms-auto inline-grid min-h-6 min-w-6 place-items-center rounded-sm bg-accent-soft px-1.5 text-caption font-bold text-accent">
        <TaggedText
          text={t("openCount", { count })}
          tags={{ what: (word) => <span className="sr-only">{word}</span> }}
        />
      </span>
    </>
  );
}

function AdminFoot() {
  const t = useTranslate(adminTexts);
  const common = useTranslate(commonTexts);
  const { currentUser, logout } = useSession();
  if (!currentUser) return null;
  const name = `${currentUser.firstname} ${currentUser.lastname}`;
  return (
    <div className="mt-auto flex items-center gap-3 border-t border-line pt-3 ps-1.5">
      <Monogram name={name} />
      <div className="grid min-w-0 flex-1 text-help leading-[1.35]">
        <strong className="font-semibold wrap-anywhere">{name}</strong>
        <span className="text-muted">{t("operator")}</span>
      </div>
      <IconButton label={common("logOut")} icon={LogOut} onClick={() => void logout()} />
    </div>
  );
}
