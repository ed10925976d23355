import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import { Menu as MenuIcon } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { useIsWide } from "../../lib/use-media-query.ts";
import { Drawer } from "../../ui/dialog.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { HomeLink } from "../../ui/page-frame.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { useNewPeople } from "../address-book/public/address-book.queries.ts";
import { useSession } from "../session/public/session-context.tsx";
import { AccountFoot } from "./account-foot.tsx";
import { AccountNav } from "./account-nav.tsx";
import { SearchButton } from "./palette/palette-host.tsx";
import { ThemeMenu, ThemeSwitch } from "./theme-controls.tsx";

/** One of the two: the other one would be rendered and ask the server for what nobody sees. */
export function AccountHeader() {
  return useIsWide() ? <AccountSidebar /> : <AccountTopBar />;
}

function AccountSidebar() {
  return (
    <header className="sticky top-0 flex h-dvh flex-col gap-6 overflow-y-auto border-e border-line px-4 pt-5 pb-4">
      <div className="flex items-center justify-between ps-2.5">
        <HomeLink />
        <ThemeMenu />
      </div>
      <div className="grid gap-4">
        <SearchButton />
        <AccountNav />
      </div>
      <div className="mt-auto">
        <AccountFoot />
      </div>
    </header>
  );
}

/** Stands in for the sidebar on phones and tablets. */
function AccountTopBar() {
  const t = useTranslate(accountFrame);
  const common = useTranslate(commonTexts);
  const [isOpen, setOpen] = useState(false);
  const menuButton = useRef<HTMLButtonElement>(null);
  const { currentUser } = useSession();
  const newPeople = useNewPeople(currentUser?.userid);
  return (
    <header className="sticky top-0 z-20 flex h-15 items-center justify-between border-b border-line bg-bg/92 pe-2 ps-gutter backdrop-blur-md">
      <HomeLink />
      <span className="relative">
        <IconButton
          ref={menuButton}
          label={newPeople === 0 ? common("openMenu") : t("openMenuNew", { count: newPeople })}
          icon={MenuIcon}
          onClick={() => setOpen(true)}
        />
        {newPeople > 0 && (
          <span className="pointer-events-none absolute top-2.5 inset-e-2.5 size-2.5 rounded-full bg-accent ring-2 ring-bg" />
        )}
      </span>
      <Drawer isOpen={isOpen} onOpenChange={setOpen} label={common("menu")}>
        <div className="flex min-h-13 items-center ps-1.5">
          <HomeLink />
        </div>
        <SearchButton returnTo={menuButton} onOpened={() => setOpen(false)} />
        <AccountNav />
        <div className="mt-auto grid grid-cols-1 gap-4 pt-4">
          <ThemeSwitch />
          <AccountFoot />
        </div>
      </Drawer>
    </header>
  );
}

/** Above every page of the example account: nobody takes its figures for real ones. */
export function ExampleNote() {
  const t = useTranslate(accountFrame);
  const { currentUser, logout } = useSession();
  if (currentUser?.userid !== EXAMPLE_ACCOUNT_ID) return null;
  return (
    <div role="note" aria-label={t("example")} className="example-note mb-6">
      <Notice title={t("thisIsAnExample")}>
        <TaggedText
          text={t("isFictional", { name: currentUser.firstname })}
          tags={{
            leave: (text) => (
              <button type="button" className="type-link rounded-xs" onClick={() => void logout()}>
                {text}
              </button>
            ),
          }}
        />
      </Notice>
    </div>
  );
}
