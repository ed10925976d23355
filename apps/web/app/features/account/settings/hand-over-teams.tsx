import { useQueryClient } from "@tanstack/react-query";
import type { CurrentUser } from "@visita/domain/account/session.contract";
import { teamAnswers } from "@visita/domain/answers/team";
import type { LeavePreview } from "@visita/domain/leave/leave.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { leavingTexts } from "@visita/domain/owner-messages/leaving";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { dialogActionsClasses } from "../../../ui/dialog-classes.ts";
import { ButtonLink } from "../../../ui/links.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";
import { PersonPicker } from "../../team/public/person-picker.tsx";
import { teamKeys } from "../../team/public/team.queries.ts";
import { Consequence } from "./consequence.tsx";

type OwnedTeam = LeavePreview["teamsToHandOver"][number];

type HandOverTeamsProps = {
  user: CurrentUser;
  teams: readonly OwnedTeam[];
  onHandedOver: () => Promise<unknown>;
  onClose: () => void;
};

/** A team with people needs an owner: until each has another one, or is deleted, nobody can leave. */
export function HandOverTeams({ user, teams, onHandedOver, onClose }: HandOverTeamsProps) {
  const t = useTranslate(leavingTexts);
  return (
    <>
      <ul className="mt-3 grid">
        {teams.map((team) => (
          <HandOver key={team.teamid} userid={user.userid} team={team} onHandedOver={onHandedOver} />
        ))}
      </ul>
      <div className={dialogActionsClasses}>
        <Button onClick={onClose}>{t("stay")}</Button>
      </div>
    </>
  );
}

type HandOverProps = { userid: string; team: OwnedTeam; onHandedOver: () => Promise<unknown> };

function HandOver({ userid, team: { teamid, name: team }, onHandedOver }: HandOverProps) {
  const t = useTranslate(leavingTexts);
  const common = useTranslate(commonTexts);
  const word = useAnswers({ team: teamAnswers });
  const queryClient = useQueryClient();
  const guard = useGuard();
  const [chosen, setChosen] = useState<TeamPerson>();
  const [problem, setProblem] = useState<string>();

  async function makeOwner({ personid, name }: TeamPerson): Promise<"leaving" | undefined> {
    setProblem(undefined);
    try {
      await call("PUT /api/team/:teamid/people/:personid/role", {
        params: { teamid, personid },
        body: { role: "owner" },
      });
      notify.success(t("isOwner", { name, team }));
      await Promise.all([
        onHandedOver(),
        queryClient.invalidateQueries({ queryKey: teamKeys.one(userid, teamid) }),
      ]);
      return "leaving";
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : t("notHandedOver"));
      return undefined;
    }
  }

  return (
    <Consequence icon={UsersRound} title={t("lastOwner", { team })}>
      <p>{t("handOver")}</p>
      <div className="mt-4 text-body text-text">
        <PersonPicker
          userid={userid}
          teamid={teamid}
          state="here"
          isOffered={({ isYou }) => !isYou}
          texts={{
            legend: t("newOwner", { team }),
            find: t("findColleague"),
            clear: t("clearSearch"),
            nobody: t("nobodyFound"),
          }}
          chosen={chosen}
          onChoose={setChosen}
        />
      </div>
      <div role="alert" className={problem === undefined ? undefined : "mt-3"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
      <span className="mt-3 flex flex-wrap gap-3 max-md:*:w-full">
        {chosen && (
          <Button
            variant="secondary"
            isBusy={guard.running !== null}
            busyLabel={common("saving")}
            onClick={() => void guard.run(true, () => makeOwner(chosen))}
          >
            {t("makeOwner", { name: chosen.name })}
          </Button>
        )}
        <ButtonLink to={`/team/settings?team=${encodeURIComponent(teamid)}#delete`} variant="ghost">
          {t("deleteTeam")}
        </ButtonLink>
      </span>
    </Consequence>
  );
}
