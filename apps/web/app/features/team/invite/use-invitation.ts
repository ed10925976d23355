import { cardAnswers } from "@visita/domain/answers/card";
import { personAnswers } from "@visita/domain/answers/person";
import { teamAnswers } from "@visita/domain/answers/team";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { useEffect, useRef, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { ApiError, NetworkError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { newOnceKey } from "../../../lib/once-key.ts";
import { useGuard } from "../../../lib/use-guard.ts";
import { useTeam } from "../frame/team-context.ts";
import {
  type Invitation,
  type LookedAt,
  lookAtInvitation,
  type Made,
  sendInvitation,
} from "./invitation-calls.ts";

/** Looks at an invitation before anything is written, anew with every change of it, and sends it once. */
export function useInvitation() {
  const { team, refetch } = useTeam();
  const { teamid } = team;
  const t = useTranslate(teamInviteTexts);
  const word = useAnswers({ team: teamAnswers, person: personAnswers, card: cardAnswers });
  const guard = useGuard();
  const [lookedAt, setLookedAt] = useState<LookedAt>();
  const [isLooking, setLooking] = useState(false);
  const [failure, setFailure] = useState<string>();
  const [made, setMade] = useState<Made>();
  /** Of several answers the one to the last question counts. */
  const question = useRef(0);
  const sent = useRef<{ invitation: Invitation; onceKey: string }>(undefined);
  const soon = useRef<ReturnType<typeof setTimeout>>(undefined);
  useEffect(() => () => clearTimeout(soon.current), []);

  /** Undefined when it was refused, which is told, or when another question followed. */
  async function look(invitation: Invitation): Promise<LookedAt | undefined> {
    clearTimeout(soon.current);
    question.current += 1;
    const asked = question.current;
    setLooking(true);
    setFailure(undefined);
    try {
      const seen = { invitation, look: await lookAtInvitation(teamid, invitation) };
      if (asked !== question.current) return undefined;
      setLookedAt(seen);
      return seen;
    } catch (error) {
      if (asked === question.current) setFailure(failureWords(error, t("failed")));
      return undefined;
    } finally {
      if (asked === question.current) setLooking(false);
    }
  }

  /** Once nothing was typed for so long. */
  function lookSoon(invitation: Invitation, delayMs: number) {
    forgetLook();
    soon.current = setTimeout(() => void look(invitation), delayMs);
  }

  /** Nothing is known of what is there now. */
  function forgetLook() {
    clearTimeout(soon.current);
    question.current += 1;
    setLooking(false);
    setFailure(undefined);
    setLookedAt(undefined);
  }

  const send = ({ invitation }: LookedAt) =>
    guard.run(true, async () => {
      if (sent.current?.invitation !== invitation) sent.current = { invitation, onceKey: newOnceKey() };
      setFailure(undefined);
      try {
        setMade(await sendInvitation(teamid, invitation, sent.current.onceKey));
      } catch (error) {
        const words = failureWords(error, t("notReached"));
        // Others were invited meanwhile: how many seats are left is asked for anew.
        if (error instanceof ApiError && error.code === "seats_full") await look(invitation);
        setFailure(words);
      }
    });

  function failureWords(error: unknown, otherwise: string): string {
    if (error instanceof NetworkError || !(error instanceof ApiError)) return otherwise;
    return error.code === "unexpected" ? otherwise : word(error.message);
  }

  return {
    lookedAt,
    isLooking,
    failure,
    made,
    isSending: guard.running !== null,
    look,
    lookSoon,
    forgetLook,
    send,
    /** There is room for all of them now. */
    seatsBought: () =>
      setLookedAt((seen) => seen && { ...seen, look: { ...seen.look, seatsLeft: seen.look.people } }),
    /** What is shown of the team follows now, and not while the result is read: it may stand in place of the button. */
    startAnew() {
      if (made) void refetch();
      setMade(undefined);
      forgetLook();
    },
  };
}

export type InvitationState = ReturnType<typeof useInvitation>;
