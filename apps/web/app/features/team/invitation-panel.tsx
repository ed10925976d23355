import { useQuery } from "@tanstack/react-query";
import { longDayWords } from "@visita/domain/format";
import type { CallResult } from "@visita/domain/http/endpoint";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import type { invitationEndpoint } from "@visita/domain/team/team-people.contract";
import { useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { call } from "../../lib/api.ts";
import { ApiError } from "../../lib/api-error.ts";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useGuard } from "../../lib/use-guard.ts";
import { Button } from "../../ui/button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { Notice } from "../../ui/notice.tsx";
import { notify } from "../../ui/toast.tsx";
import { rememberReturnPath } from "../session/public/return-path.ts";
import { useSession } from "../session/public/session-context.tsx";

type Invitation = CallResult<typeof invitationEndpoint>;

/** Opening the link changes nothing, because programs that check mails open links too; the buttons do. */
export function InvitationPanel({ token }: { token: string }) {
  const t = useTranslate(teamInvitationTexts);
  const [isDeclined, setIsDeclined] = useState(false);
  const { data, error } = useQuery({
    queryKey: ["invitation", token],
    queryFn: () => call("POST /api/invitation", { body: { token } }),
    enabled: token !== "",
    retry: false,
  });
  const hasEnded = token === "" || (error instanceof ApiError && error.status < 500);

  return (
    <div className="grid gap-4.5">
      {data && !isDeclined && (
        <Offer invitation={data} token={token} onDeclined={() => setIsDeclined(true)} />
      )}
      <div role="status" className="empty:hidden">
        {isDeclined && (
          <Notice tone="success">
            <p>{t("declined")}</p>
          </Notice>
        )}
        {(hasEnded || error) && !isDeclined && (
          <Notice tone="danger">
            <p>{t(hasEnded ? "ended" : "failed")}</p>
          </Notice>
        )}
      </div>
    </div>
  );
}

type OfferProps = { invitation: Invitation; token: string; onDeclined: () => void };

function Offer({ invitation, token, onDeclined }: OfferProps) {
  const t = useTranslate(teamInvitationTexts);
  const { team, invitedBy, email, username, expiresAt } = invitation;
  const address = cardPath(username);
  return (
    <>
      <p className="wrap-anywhere">
        {t("hasMade", { team })} {invitedBy && t("invitedBy", { person: invitedBy })}
      </p>
      <a href={address} className="block overflow-hidden rounded-lg">
        <img
          src={`${address}/og.png`}
          alt={t("pictureOf", { address })}
          width={1200}
          height={630}
          className="h-auto w-full"
        />
      </a>
      <p className="wrap-anywhere text-muted">
        {t("forAddress", { email, day: longDayWords(t.language, expiresAt) })}
      </p>
      <Answers invitation={invitation} token={token} onDeclined={onDeclined} />
    </>
  );
}

function Answers({ invitation: { team, email }, token, onDeclined }: OfferProps) {
  const t = useTranslate(teamInvitationTexts);
  const { currentUser, authLoading } = useSession();
  const location = useLocation();
  const navigate = useNavigate();
  const { run, running } = useGuard<"accept" | "decline">();

  const send = (answer: "accept" | "decline", work: () => Promise<void>) =>
    run(answer, () =>
      work().catch((error: unknown) => {
        notify.error(error instanceof ApiError ? error.message : t("failed"));
      }),
    );

  const accept = () =>
    send("accept", async () => {
      await call("POST /api/invitation/accept", { body: { token } });
      notify.success(t("taken"));
      await navigate("/dashboard");
    });

  const decline = () =>
    send("decline", async () => {
      await call("POST /api/invitation/decline", { body: { token } });
      onDeclined();
    });

  if (authLoading) return null;
  const state = rememberReturnPath(location);
  return (
    <div className="grid gap-3">
      {!currentUser && (
        <>
          <ButtonLink to="/auth/signup" state={state} size="lg" isFull>
            {t("signUp")}
          </ButtonLink>
          <ButtonLink to="/auth/signin" state={state} variant="secondary" size="lg" isFull>
            {t("haveAccount")}
          </ButtonLink>
        </>
      )}
      {currentUser?.email === email && (
        <>
          <p className="text-muted">{t("beside", { team })}</p>
          <Button
            size="lg"
            isFull
            isBusy={running === "accept"}
            busyLabel={t("oneMoment")}
            onClick={() => void accept()}
          >
            {t("take")}
          </Button>
        </>
      )}
      {currentUser && currentUser.email !== email && (
        <Notice tone="danger">
          <p>{t("somebodyElse")}</p>
        </Notice>
      )}
      <Button
        variant="secondary"
        size="lg"
        isFull
        isBusy={running === "decline"}
        busyLabel={t("oneMoment")}
        onClick={() => void decline()}
      >
        {t("notForMe")}
      </Button>
    </div>
  );
}
