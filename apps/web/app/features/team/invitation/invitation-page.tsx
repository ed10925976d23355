import { useQuery } from "@tanstack/react-query";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { type ReactNode, useState } from "react";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { TryAgain } from "../../../ui/list-failure.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { useSession } from "../../session/public/session-context.tsx";
import { InvitationFrame } from "./invitation-frame.tsx";
import type { Invitation } from "./offer.ts";
import { OtherAccount } from "./other-account.tsx";
import { SignedInOffer } from "./signed-in-offer.tsx";
import { SignedOutOffer } from "./signed-out-offer.tsx";

type InvitationPageProps = {
  token: string;
  /** The form for an account, for who has none yet. */
  signUp: (invitation: Invitation) => ReactNode;
};

/** Opening the link changes nothing, because programs that check mails open links too; the buttons do. */
export function InvitationPage({ token, signUp }: InvitationPageProps) {
  const t = useTranslate(teamInvitationTexts);
  const { currentUser, authLoading } = useSession();
  const [isDeclined, setDeclined] = useState(false);
  const { data, error, isFetching, refetch } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call("POST /api/invitation", { body: { token } }),
    enabled: token !== "",
    retry: false,
    networkMode: "always",
    // Accepted in another tab, it would take the page away that says so here.
    staleTime: Number.POSITIVE_INFINITY,
  });
  const hasEnded = token === "" || (error instanceof ApiError && error.status < 500);

  if (isDeclined) {
    return (
      <InvitationFrame title={t("declined")} lead={t("declinedLead")}>
        <HomeButton />
      </InvitationFrame>
    );
  }
  if (hasEnded) {
    return (
      <InvitationFrame title={t("ended")} lead={t("endedLead")}>
        <HomeButton />
      </InvitationFrame>
    );
  }
  if (error) {
    return (
      <InvitationFrame title={t("title")}>
        <div role="alert">
          <Notice tone="danger">
            <p>{t("failed")}</p>
            <TryAgain isRetrying={isFetching} onRetry={() => void refetch()} />
          </Notice>
        </div>
      </InvitationFrame>
    );
  }
  if (!data || authLoading) {
    return (
      <InvitationFrame title={t("title")}>
        <div aria-busy="true" className="grid gap-4">
          <Skeleton className="h-5 w-3/4" />
          <Skeleton className="h-12 w-full rounded-md" />
          <Skeleton className="h-14 w-full rounded-md" />
        </div>
      </InvitationFrame>
    );
  }
  if (currentUser && currentUser.email !== data.email) {
    return <OtherAccount invitation={data} user={currentUser} />;
  }
  const offer = { invitation: data, token, onDeclined: () => setDeclined(true) };
  if (currentUser) return <SignedInOffer {...offer} user={currentUser} />;
  return <SignedOutOffer {...offer}>{signUp(data)}</SignedOutOffer>;
}

function HomeButton() {
  const t = useTranslate(teamInvitationTexts);
  return (
    <ButtonLink to="/" size="lg" isFull>
      {t("home")}
    </ButtonLink>
  );
}
