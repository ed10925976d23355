import { teamAnswers } from "@visita/domain/answers/team";
import { type TeamPeopleText, teamPeople } from "@visita/domain/owner-messages/team-people";
import { isAtLeast } from "@visita/domain/team/team.rights";
import type { TeamPerson } from "@visita/domain/team/team-people.contract";
import { type ReactNode, type RefObject, useState } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Consequences } from "../../../ui/consequences.tsx";
import { ConfirmDialog } from "../../../ui/dialog.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { RadioCards } from "../../../ui/radio-cards.tsx";
import { notify } from "../../../ui/toast.tsx";
import { CardChip } from "../../card/view/card-chip.tsx";
import { useTeam } from "../frame/team-context.ts";
import { ColleaguePicker } from "./colleague-picker.tsx";
import { usePersonChanges } from "./people.queries.ts";

type TakeOutDialogProps = {
  /** One person, or everybody who is selected. */
  people: readonly TeamPerson[];
  isOpen: boolean;
  /** What opened it; `headingRef` where that is gone with the person. */
  returnTo: RefObject<HTMLElement | null> | undefined;
  onDone: () => void;
  onClose: () => void;
};

type Words = { title: string; keep: string; confirm: string; busy: string; done: string };

/** Takes people out of the team, or takes an invitation back. */
export function TakeOutDialog({ people: chosen, isOpen, returnTo, onDone, onClose }: TakeOutDialogProps) {
  const t = useTranslate(teamPeople);
  const word = useAnswers({ team: teamAnswers });
  const { team } = useTeam();
  const { remove } = usePersonChanges();
  const guard = useGuard();
  const [way, setWay] = useState<"leads" | "ends">("leads");
  const [colleague, setColleague] = useState<TeamPerson>();
  const [problem, setProblem] = useState<string>();
  const people = chosen.filter(({ isYou, role }) => !isYou && isAtLeast(team.role, role));
  const [first] = people;
  const isOne = people.length === 1;
  const alone = isOne ? first : undefined;
  const leavers = people.filter(({ card, joinedAt }) => card !== null && joinedAt !== null);
  const hasChoice = leavers.length > 0;
  const words = wordsFor(people, t);

  async function takeOut() {
    setProblem(undefined);
    try {
      const successor = hasChoice && way === "leads" ? (colleague?.personid ?? null) : null;
      const done = await remove(people, successor);
      onDone();
      onClose();
      if (done === people.length) notify.success(words.done);
      else notify.error(t("takenOutPartly", { count: people.length, done }));
    } catch (error) {
      setProblem(error instanceof ApiError ? word(error.message) : t("notDone"));
    }
  }

  return (
    <ConfirmDialog
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && onClose()}
      title={words.title}
      description={
        <>
          {alone?.card && <CardLine card={alone.card} />}
          <Meaning people={people} />
          {people.length < chosen.length && (
            <p className="mt-3 text-small text-muted">
              {t("someStay", { count: chosen.length - people.length })}
            </p>
          )}
        </>
      }
      cancelLabel={words.keep}
      confirmLabel={words.confirm}
      canConfirm={people.length > 0 && !(hasChoice && way === "leads" && !colleague)}
      onConfirm={() => void guard.run(true, takeOut)}
      isBusy={guard.running !== null}
      busyLabel={words.busy}
      {...(returnTo && { returnTo })}
    >
      {hasChoice && (
        <div className="mt-4">
          <RadioCards
            legend={t(isOne ? "whatHappens" : "whatHappensToAll")}
            options={[
              {
                value: "leads",
                label: t(isOne ? "leads" : "allLead"),
                text: t("leadsText"),
                children: <ColleaguePicker leavers={people} chosen={colleague} onChoose={setColleague} />,
              },
              {
                value: "ends",
                label: t(isOne ? "ends" : "allEnd"),
                text: t(isOne ? "endsText" : "allEndText"),
              },
            ]}
            value={way}
            onValueChange={setWay}
          />
        </div>
      )}
      <div role="alert" className={problem === undefined ? undefined : "mt-4"}>
        {problem !== undefined && <Notice tone="warning">{problem}</Notice>}
      </div>
    </ConfirmDialog>
  );
}

function CardLine({ card }: { card: NonNullable<TeamPerson["card"]> }) {
  return (
    <div className="mb-4 flex items-center gap-4">
      <CardChip color={card.color as never} isResting={false} className="w-22" />
      <p dir="ltr" className="min-w-0 font-semibold wrap-anywhere">
        {cardPath(card.username)}
      </p>
    </div>
  );
}

function Meaning({ people }: { people: readonly TeamPerson[] }): ReactNode {
  const t = useTranslate(teamPeople);
  const [first] = people;
  if (people.length === 1 && first?.joinedAt === null)
    return <p className="text-small">{t("takeBackText")}</p>;
  const isOne = people.length === 1 && first !== undefined;
  return (
    <Consequences
      items={[
        { isKept: false, text: isOne ? t("losesCard", { name: first.name }) : t("manyLoseCards") },
        { isKept: true, text: t(isOne ? "ownStays" : "manyKeepOwn") },
      ]}
    />
  );
}

function wordsFor(people: readonly TeamPerson[], t: TeamPeopleText): Words {
  const [first] = people;
  const count = people.length;
  if (!first || count > 1) {
    return {
      title: t("takeOutManyQuestion", { count }),
      keep: t("keepAll"),
      confirm: t("takeOut"),
      busy: t("takingOut"),
      done: t("takenOut", { count }),
    };
  }
  const { name } = first;
  if (first.joinedAt === null) {
    return {
      title: t("takeBackQuestion", { name }),
      keep: t("keepInvitation"),
      confirm: t("takeBack"),
      busy: t("takingBack"),
      done: t("takenBack", { name }),
    };
  }
  return {
    title: t("takeOutQuestion", { name }),
    keep: t("keep", { name }),
    confirm: t("takeOut"),
    busy: t("takingOut"),
    done: t("takenOut", { count }),
  };
}
