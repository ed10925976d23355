import { teamAnswers } from "@visita/domain/answers/team";
import { teamInvitationTexts } from "@visita/domain/owner-messages/team-invitation";
import { cardLivePath } from "@visita/domain/team/team-card.rules";
import { useNavigate } from "react-router";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";

/** Takes an invitation, or declines it; once, however often a button is pressed. */
export function useAnswer(token: string, onDeclined: () => void) {
  const t = useTranslate(teamInvitationTexts);
  useAnswers({ team: teamAnswers });
  const navigate = useNavigate();
  const { run, running } = useGuard<"accept" | "decline">();

  const send = (answer: "accept" | "decline", work: () => Promise<"leaving" | undefined>) =>
    void run(answer, () =>
      work().catch((error: unknown) => {
        notify.error(error instanceof ApiError ? error.message : t("notSent"));
      }),
    );

  return {
    running,
    accept: () =>
      send("accept", async () => {
        const { cardid } = await call("POST /api/invitation/accept", { body: { token } });
        // The invitation has ended: back leads to what was before it.
        await navigate(cardLivePath(cardid), { replace: true });
        return "leaving";
      }),
    decline: () =>
      send("decline", async () => {
        await call("POST /api/invitation/decline", { body: { token } });
        onDeclined();
        return undefined;
      }),
  };
}
