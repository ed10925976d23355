import { useQueryClient } from "@tanstack/react-query";
import { teamAnswers } from "@visita/domain/answers/team";
import type { OwnCard } from "@visita/domain/card/card.contract";
import { oneLine } from "@visita/domain/card/text.rules";
import { teamStart } from "@visita/domain/owner-messages/team-start";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { TEAM_MESSAGES } from "@visita/domain/team/team.messages";
import { NAME_MAX_CHARS } from "@visita/domain/team/template.rules";
import { type FormEvent, useId, useRef, useState } from "react";
import { useNavigate, useSearchParams } from "react-router";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useCards } from "../../card/public/card.queries.ts";
import { withUserid } from "../../session/public/session-context.tsx";
import { teamKeys } from "../../team/public/team.queries.ts";
import { WizardFrame } from "../wizard-frame.tsx";
import { PatternPreview } from "./pattern-preview.tsx";
import { EMPTY_PATTERN, PatternStep } from "./pattern-step.tsx";

const STEPS = 2;

/** Asks for the name of a team and for the card that its first template is made of. */
export function StartTeamPage({ userid }: { userid: string }) {
  const t = useTranslate(teamStart);
  const wizard = useTranslate(wizardTexts);
  const word = useAnswers({ team: teamAnswers });
  const [parameters, setParameters] = useSearchParams();
  const navigate = useNavigate();
  const queryClient = useQueryClient();
  const guard = useGuard();
  const formId = useId();
  const heading = useRef<HTMLHeadingElement>(null);
  const field = useRef<HTMLInputElement>(null);
  const [name, setName] = useState("");
  const [problem, setProblem] = useState<string>();
  const [chosen, setChosen] = useState<string>();
  const list = useCards(userid);
  const cards = list.data?.filter(({ team }) => !team);
  // The newest of one's own cards comes first.
  const pattern = chosen ?? cards?.[0]?.cardid ?? EMPTY_PATTERN;
  const card: OwnCard | undefined = cards?.find(({ cardid }) => cardid === pattern);
  // Loaded anew, the page has forgotten the name.
  const isSecond = parameters.get("step") === "2" && oneLine(name) !== "";

  function next() {
    const typed = oneLine(name);
    if (typed === "" || [...typed].length > NAME_MAX_CHARS) {
      setProblem(TEAM_MESSAGES.nameInvalid);
      field.current?.focus();
      return;
    }
    setParameters({ step: "2" });
    heading.current?.focus();
  }

  async function start() {
    try {
      const cardid = pattern === EMPTY_PATTERN ? null : pattern;
      const { teamid } = await call("POST /api/team", { body: { name, cardid } });
      // Also the list that no page shows now: the next one would begin with the one before.
      await queryClient.invalidateQueries({ queryKey: teamKeys.all(userid), refetchType: "all" });
      await navigate(`/team?team=${encodeURIComponent(teamid)}`, { replace: true });
      return "leaving";
    } catch (error) {
      const refusal = error instanceof ApiError ? error : undefined;
      if (refusal?.fields?.["name"]) {
        setProblem(refusal.fields["name"]);
        await navigate(-1);
      } else {
        notify.error(refusal?.message ?? t("notStarted"));
      }
    }
  }

  function submit(event: FormEvent) {
    event.preventDefault();
    if (!isSecond) next();
    else void guard.run(true, start);
  }

  const step = isSecond ? 2 : 1;
  return (
    <WizardFrame
      label={
        <p className="text-center text-small font-medium text-muted">{t("stepOf", { step, steps: STEPS })}</p>
      }
      progress={step / STEPS}
      side={<PatternPreview card={card} name={oneLine(name)} />}
      foot={
        <div className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-bg max-lg:short:static lg:static lg:col-start-1 lg:row-start-3">
          <div className="mx-auto flex max-w-184 gap-3 px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:px-10 lg:py-4">
            <Button
              variant="secondary"
              disabled={!isSecond}
              onClick={() => void navigate(-1)}
              className="min-h-13! lg:min-h-control! lg:min-w-34"
            >
              {wizard("prev")}
            </Button>
            <Button
              key={step}
              type="submit"
              form={formId}
              isBusy={isSecond ? guard.running !== null : undefined}
              busyLabel={t("starting")}
              className="min-h-13! flex-1 lg:min-h-control! lg:min-w-34 lg:flex-none"
            >
              {isSecond ? t("start") : wizard("next")}
            </Button>
          </div>
        </div>
      }
    >
      <h1 ref={heading} tabIndex={-1} className="type-title outline-none">
        {t(isSecond ? "patternQuestion" : "nameQuestion")}
      </h1>
      <p className="mt-1.5 mb-6 text-muted">{t(isSecond ? "patternLead" : "nameLead")}</p>
      <form id={formId} noValidate method="post" onSubmit={submit}>
        {isSecond ? (
          <PatternStep list={list} cards={cards} value={pattern} onChoose={setChosen} />
        ) : (
          <div className="max-w-120">
            <TextField
              ref={field}
              name="name"
              label={t("name")}
              isRequired
              dir="auto"
              autoComplete="organization"
              value={name}
              {...(problem && { error: word(problem) })}
              onChange={(event) => {
                setName(event.target.value);
                setProblem(undefined);
              }}
            />
          </div>
        )}
      </form>
    </WizardFrame>
  );
}

export const meta = metaIn(teamStart, { title: "title" });

export default withUserid(StartTeamPage);
