import { teamAnswers } from "@visita/domain/answers/team";
import { teamMove } from "@visita/domain/owner-messages/team-move";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { Layers } from "lucide-react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";
import { notifyUndo } from "../../../ui/undo-toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import type { MovedPerson } from "./moved-person.ts";

const UNDO_MS = 30_000;

/** Moves people once, and back for half a minute. */
export function useMove(onMoved: () => void) {
  const t = useTranslate(teamMove);
  useAnswers({ team: teamAnswers });
  const { team, refetch } = useTeam();
  const { running, run } = useGuard();

  const send = (people: readonly MovedPerson[], templateid: string) =>
    call("POST /api/team/:teamid/move", {
      params: { teamid: team.teamid },
      body: { people: people.map(({ personid }) => personid), templateid },
    });

  async function moveNow(people: readonly MovedPerson[], to: TeamTemplate) {
    try {
      const { moved } = await send(people, to.templateid);
      onMoved();
      notifyUndo({
        icon: Layers,
        text: t("moved", { count: moved, template: to.name }),
        durationMs: UNDO_MS,
        isCounted: true,
        onUndo: () => void moveBack(people),
      });
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("failed"));
    }
    await refetch();
  }

  /** Each to the template they had. */
  async function moveBack(people: readonly MovedPerson[]) {
    try {
      let moved = 0;
      for (const former of new Set(people.map(({ card }) => card.templateid))) {
        const those = people.filter(({ card }) => card.templateid === former);
        moved += (await send(those, former)).moved;
      }
      notify.success(t("movedBack", { count: moved }));
    } catch {
      notify.error(t("backFailed"));
    }
    await refetch();
  }

  return {
    isMoving: running !== null,
    move: (people: readonly MovedPerson[], to: TeamTemplate) => run(true, () => moveNow(people, to)),
  };
}
