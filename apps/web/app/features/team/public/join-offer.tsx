import { useQuery, useQueryClient } from "@tanstack/react-query";
import { teamAnswers } from "@visita/domain/answers/team";
import { teamJoiningTexts } from "@visita/domain/owner-messages/team-joining";
import type { JoinableTeam } from "@visita/domain/team/team.contract";
import { cardLivePath } from "@visita/domain/team/team-card.rules";
import { UsersRound } from "lucide-react";
import { useState } from "react";
import { useNavigate } from "react-router";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";
import { cardKeys } from "../../card/public/card.queries.ts";
import { isJoiningRefused, refuseJoining } from "./refused-joining.ts";
import { teamKeys } from "./team.queries.ts";

/** The teams that somebody may join by the domain of their address, until they join or say "Not now"; or waits for. */
export function JoinOffer({ userid }: { userid: string }) {
  const { data } = useQuery({
    queryKey: [...teamKeys.all(userid), "joinable"],
    queryFn: ({ signal }) => call("GET /api/team/joinable", undefined, { signal }),
    retry: false,
    staleTime: Number.POSITIVE_INFINITY,
  });
  return data?.teams.map((team) => <Offer key={team.teamid} userid={userid} team={team} />);
}

type OfferProps = { userid: string; team: JoinableTeam };

function Offer({ userid, team: { teamid, name, isFull } }: OfferProps) {
  const t = useTranslate(teamJoiningTexts);
  useAnswers({ team: teamAnswers });
  const queryClient = useQueryClient();
  const navigate = useNavigate();
  const guard = useGuard();
  const [isRefused, setRefused] = useState(() => isJoiningRefused(teamid));
  const headingId = `join-${teamid}`;
  if (isFull) {
    return (
      <div className="mb-7">
        <Notice icon={UsersRound} title={t("full", { team: name })}>
          {t("fullText")}
        </Notice>
      </div>
    );
  }
  if (isRefused) return null;

  async function join(): Promise<"leaving" | undefined> {
    try {
      const { cardid } = await call("POST /api/team/:teamid/join", { params: { teamid } });
      await navigate(cardLivePath(cardid));
      void queryClient.invalidateQueries({ queryKey: teamKeys.all(userid) });
      void queryClient.invalidateQueries({ queryKey: cardKeys.list(userid) });
      return "leaving";
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("failed"));
      return undefined;
    }
  }

  function refuse() {
    refuseJoining(teamid);
    setRefused(true);
  }

  return (
    <section
      aria-labelledby={headingId}
      className="mb-7 grid grid-cols-[minmax(0,1fr)] gap-4 rounded-lg bg-accent-soft p-5 lg:grid-cols-[minmax(0,1fr)_auto] lg:items-center lg:px-6"
    >
      <div className="flex gap-3.5">
        <UsersRound aria-hidden="true" size={24} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
        <div className="min-w-0">
          <h2 id={headingId} className="type-heading mb-1 text-[1.1875rem] wrap-anywhere">
            {t("mayJoin", { team: name })}
          </h2>
          <p className="max-w-152 text-small leading-[1.5] text-pretty">{t("lead")}</p>
        </div>
      </div>
      <div className="flex gap-2.5 max-lg:*:flex-auto max-[26rem]:flex-col-reverse">
        <Button variant="ghost" onClick={refuse}>
          {t("notNow")}
        </Button>
        <Button
          isBusy={guard.running !== null}
          busyLabel={t("joining")}
          onClick={() => void guard.run(true, join)}
        >
          {t("join", { team: name })}
        </Button>
      </div>
    </section>
  );
}
