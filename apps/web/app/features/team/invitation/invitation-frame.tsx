import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import type { ReactNode } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { HomeLink, PageMain, SkipLink } from "../../../ui/page-frame.tsx";
import { NeedsScript } from "../../../ui/submit-button.tsx";
import { OwnerLanguageMenu } from "../../session/public/owner-language-menu.tsx";

type InvitationFrameProps = {
  title: string;
  lead?: ReactNode;
  /** Whose card is shown; absent where nobody may know it. */
  username?: string;
  children: ReactNode;
};

/** The card beside what can be done with it; on phones above. */
export function InvitationFrame({ title, lead, username, children }: InvitationFrameProps) {
  return (
    <div className="flex min-h-dvh flex-col bg-paper-100 dark:bg-bg">
      <SkipLink />
      <header className="px-gutter pt-3 lg:px-10 lg:pt-5">
        <HomeLink />
      </header>
      <PageMain className="mx-auto grid w-full max-w-264 grow content-start gap-7 px-gutter pt-4 pb-10 lg:grid-cols-[minmax(0,1fr)_24.5rem] lg:content-center lg:items-center lg:gap-24 lg:px-10">
        {username === undefined ? <span className="max-lg:hidden" /> : <CardPicture username={username} />}
        <div className="min-w-0">
          <h1 className="type-title text-balance wrap-anywhere">{title}</h1>
          {lead && <p className="mt-1.5 text-muted wrap-anywhere">{lead}</p>}
          <div className="mt-5 grid gap-4.5">
            <NeedsScript />
            {children}
          </div>
          <div className="mt-6">
            <OwnerLanguageMenu />
          </div>
        </div>
      </PageMain>
    </div>
  );
}

function CardPicture({ username }: { username: string }) {
  const t = useTranslate(teamInvitationTexts);
  const link = cardPath(username);
  return (
    <a href={link} className="block overflow-hidden rounded-lg shadow-card lg:-rotate-2">
      <img
        src={`${link}/og.png`}
        alt={t("pictureOf", { link })}
        width={1200}
        height={630}
        className="h-auto w-full"
      />
    </a>
  );
}
