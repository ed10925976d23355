import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { useEffect, useEffectEvent, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { DialogPanel } from "../../../ui/dialog-panel.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { Segments } from "../../../ui/segments.tsx";
import { useTeam } from "../frame/team-context.ts";
import { CheckStep } from "./check-step.tsx";
import { type Invitation, type LookedAt, missingSeats } from "./invitation-calls.ts";
import { keepList, takeKeptList } from "./kept-list.ts";
import { MadeCards, MadeMark } from "./made-cards.tsx";
import { lineOf, NOBODY, usernamesOf } from "./one-person.ts";
import { OneStep } from "./one-step.tsx";
import { PasteStep } from "./paste-step.tsx";
import { SeatPriceStep } from "./seat-price.tsx";
import { themeOf, useChosenTemplate } from "./template-select.tsx";
import { useInvitation } from "./use-invitation.ts";

/** After the last key press. */
const LOOK_DELAY_MS = 500;
const WAYS = ["paste", "file", "oneByOne"] as const;

export type InviteDialogProps = { isOpen: boolean; onOpenChange: (isOpen: boolean) => void };

/** Invites from a pasted list, from a file on its own page, or one person. What was typed stays when it is closed. */
export function InviteDialog({ isOpen, onOpenChange }: InviteDialogProps) {
  const t = useTranslate(teamInviteTexts);
  const { team, teamPath } = useTeam();
  const [kept] = useState(() => takeKeptList(team.teamid));
  const [way, setWay] = useState<(typeof WAYS)[number]>("paste");
  const [step, setStep] = useState<"enter" | "check" | "price">("enter");
  const [text, setText] = useState(kept?.text ?? "");
  const [usernames, setUsernames] = useState<Readonly<Record<string, string>>>({});
  const [person, setPerson] = useState(NOBODY);
  const [templateid, setTemplateid] = useState(kept?.templateid);
  const choice = useChosenTemplate(templateid);
  const state = useInvitation();
  const { lookedAt, made } = state;
  const area = useRef<HTMLTextAreaElement>(null);
  const template = choice.template;
  const color = template && themeOf(template);

  function compose(changed = usernames): Invitation | undefined {
    if (!template || way === "file") return undefined;
    const { templateid: chosen } = template;
    if (way === "paste") return { source: { text }, templateid: chosen, usernames: changed };
    return { source: { text: lineOf(person) }, templateid: chosen, usernames: usernamesOf(person) };
  }

  async function look(changed = usernames): Promise<LookedAt | undefined> {
    const invitation = compose(changed);
    return invitation && state.look(invitation);
  }

  const lookWhenTyped = useEffectEvent(() => {
    const invitation = compose();
    const isEmpty = way === "paste" ? text.trim() === "" : person.name === "" || person.email === "";
    if (invitation && !isEmpty) state.lookSoon(invitation, LOOK_DELAY_MS);
    else state.forgetLook();
  });
  const chosenId = template?.templateid;
  // biome-ignore lint/correctness/useExhaustiveDependencies: each of these makes another invitation
  useEffect(() => lookWhenTyped(), [way, text, person, chosenId]);

  /** A row is another person now. */
  function changeText(typed: string) {
    setText(typed);
    setUsernames({});
  }

  function changeUsername(row: number, username: string) {
    const changed = { ...usernames, [row]: username };
    setUsernames(changed);
    void look(changed);
  }

  async function confirm(seen: LookedAt) {
    if (missingSeats(seen.look) > 0) setStep("price");
    else await state.send(seen);
  }

  const leavePrice = () => setStep(way === "paste" ? "check" : "enter");

  function startAnew() {
    setStep("enter");
    setText("");
    setUsernames({});
    setPerson(NOBODY);
    state.startAnew();
  }

  function close() {
    onOpenChange(false);
    if (made) startAnew();
  }

  const cancel = () => onOpenChange(false);
  const enter = { choice, onChooseTemplate: setTemplateid, state, look: () => look(), onCancel: cancel };
  return (
    <DialogPanel
      isOpen={isOpen}
      onOpenChange={(isNowOpen) => !isNowOpen && close()}
      title={titleOf()}
      mark={made && made.cards.length > 0 && <MadeMark />}
      size="xl"
    >
      <div className="mt-3">
        {made && color && <MadeCards made={made} color={color} onDone={close} />}
        {!made && step === "enter" && (
          <>
            <Segments
              label={t("how")}
              className="mb-5"
              value={way}
              options={WAYS.map((value) => ({ value, label: t(value) }))}
              onValueChange={setWay}
            />
            {way === "paste" && (
              <PasteStep
                {...enter}
                text={text}
                areaRef={area}
                onText={changeText}
                onChecked={() => setStep("check")}
              />
            )}
            {way === "oneByOne" && (
              <OneStep {...enter} person={person} onPerson={setPerson} onConfirm={confirm} />
            )}
            {way === "file" && (
              <div className="grid gap-5">
                <p>{t("fileLead")}</p>
                <ButtonLink to={teamPath("/team/people/invite")} isFull>
                  {t("fromFile")}
                </ButtonLink>
              </div>
            )}
          </>
        )}
        {!made && step === "check" && lookedAt && (
          <CheckStep
            look={lookedAt.look}
            template={template}
            state={state}
            onChangeUsername={changeUsername}
            onBack={() => setStep("enter")}
            onConfirm={() => void confirm(lookedAt)}
          />
        )}
        {!made && step === "price" && lookedAt && (
          <SeatPriceStep
            look={lookedAt.look}
            isFile={false}
            onBack={leavePrice}
            onLeave={() =>
              keepList(team.teamid, { text: way === "paste" ? text : lineOf(person), templateid: chosenId })
            }
            onPaid={() => {
              leavePrice();
              state.seatsBought();
              void state.send(lookedAt);
            }}
          />
        )}
      </div>
    </DialogPanel>
  );

  function titleOf(): string {
    if (made) return made.cards.length > 0 ? t("made", { count: made.cards.length }) : t("madeNone");
    return step === "enter" || !lookedAt ? t("title") : t("question", { count: lookedAt.look.people });
  }
}
