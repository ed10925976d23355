import type { OwnCard } from "@visita/domain/card/card.contract";
import { FIRST_RUN_STEPS, type FirstRunStep } from "@visita/domain/first-run/first-run.rules";
import { type FirstStepsText, firstSteps } from "@visita/domain/owner-messages/first-steps";
import { Check, X } from "lucide-react";
import { type ReactNode, type RefObject, useState } from "react";
import { kitPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";
import { useCardUrl } from "../../lib/use-settings.ts";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { CopyButton } from "../../ui/copy-button.tsx";
import { IconButton } from "../../ui/icon-button.tsx";
import { ButtonLink } from "../../ui/links.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { notify } from "../../ui/toast.tsx";
import { useRecordFirstRun, useTickFirstRun } from "../first-run/public/first-run.queries.ts";
import { ShowCode } from "./show-code.tsx";

/** Not primary: the page has such a button already. */
const BUTTON_LOOK = { variant: "secondary", className: "px-4!" } as const;

type FirstRunProps = {
  userid: string;
  steps: Readonly<Record<FirstRunStep, boolean>>;
  /** One that visitors can open. */
  card: OwnCard | undefined;
  hasQrCode: boolean;
  /** Takes the focus when this is put away. */
  headingRef: RefObject<HTMLElement | null>;
};

/** The first steps of somebody who has just signed up. Done ones are ticked; all of it can be put away. */
export function FirstRun({ userid, steps, card, hasQrCode, headingRef }: FirstRunProps) {
  const t = useTranslate(firstSteps);
  const record = useRecordFirstRun(userid);
  const [isLeaving, setLeaving] = useState(false);
  const [isCodeShown, setCodeShown] = useState(false);
  const done = FIRST_RUN_STEPS.filter((step) => steps[step]).length;
  const isComplete = done === FIRST_RUN_STEPS.length;
  const next = FIRST_RUN_STEPS.find((step) => !steps[step]);

  async function putAway() {
    setLeaving(true);
    try {
      await record("put_away");
      headingRef.current?.focus({ preventScroll: true });
    } catch (error) {
      setLeaving(false);
      notify.error((error as Error).message);
    }
  }

  const actions: Readonly<Record<FirstRunStep, ReactNode>> = {
    // The page around it has a large button for that.
    card: undefined,
    signature: card && (
      <ButtonLink to={kitPath(card.cardid, "signature")} aria-label={t("openSignature")} {...BUTTON_LOOK}>
        {t("open")}
      </ButtonLink>
    ),
    code:
      card && hasQrCode ? (
        <Button {...BUTTON_LOOK} onClick={() => setCodeShown(true)}>
          {t("showCode")}
        </Button>
      ) : (
        card && <CopyLink card={card} />
      ),
    visitor: undefined,
  };

  return (
    <section
      aria-labelledby="first-run"
      className="relative mb-8 rounded-lg border border-line bg-surface p-5 lg:p-6"
    >
      <div className="mb-4 flex flex-wrap items-baseline gap-x-3 pe-12 lg:mb-5">
        <h2 id="first-run" className="type-heading">
          {t(isComplete ? "titleDone" : "title")}
        </h2>
        <p className="text-small text-muted">
          {isComplete ? t("allDone") : t("doneOf", { done, all: FIRST_RUN_STEPS.length })}
        </p>
      </div>
      <ol className="grid gap-1 lg:grid-cols-4 lg:gap-6">
        {FIRST_RUN_STEPS.map((step, place) => (
          <Step
            key={step}
            number={place + 1}
            isDone={steps[step]}
            isNext={step === next}
            {...stepTexts(step, hasQrCode, t)}
            action={!steps[step] && actions[step]}
          />
        ))}
      </ol>
      {isComplete ? (
        <Button
          variant="secondary"
          isBusy={isLeaving}
          busyLabel={t("hiding")}
          className="mt-4 max-lg:w-full"
          onClick={() => void putAway()}
        >
          {t("hide")}
        </Button>
      ) : (
        <IconButton
          label={t("hideSteps")}
          icon={X}
          className="absolute top-2 inset-e-2 lg:top-3 lg:inset-e-3"
          disabled={isLeaving}
          onClick={() => void putAway()}
        />
      )}
      {/* Not in its step, which is ticked off as soon as the code is seen. */}
      {card && <ShowCode card={card} isOpen={isCodeShown} onClose={() => setCodeShown(false)} />}
    </section>
  );
}

type StepProps = {
  number: number;
  title: string;
  text: string;
  isDone: boolean;
  isNext: boolean;
  action: ReactNode;
};

/** A row on phones, where only the next step is explained; a column where there is room. */
function Step({ number, title, text, isDone, isNext, action }: StepProps) {
  const t = useTranslate(firstSteps);
  return (
    <li className="grid grid-cols-[2rem_minmax(0,1fr)_auto] items-center gap-x-3 lg:grid-cols-[minmax(0,1fr)] lg:grid-rows-[auto_auto_1fr_auto] lg:content-start lg:items-start lg:gap-y-1">
      {/* Lists without markers are read without numbers by some screen readers, so the number stays readable. */}
      <span
        className={classNames(
          "grid size-8 place-items-center rounded-full text-small font-bold lg:mb-2",
          isDone && "bg-accent-soft text-accent",
          !isDone && isNext && "bg-accent text-on-accent",
          !isDone && !isNext && "border-[1.5px] border-line-strong text-muted",
        )}
      >
        {isDone ? <Check aria-hidden="true" size={18} strokeWidth={2.25} /> : number}
      </span>
      <p
        className={classNames(
          "flex min-h-control items-center font-semibold text-balance lg:min-h-0",
          isDone && "text-muted",
        )}
      >
        {isDone ? (
          <TaggedText
            text={t("stepDone", { step: title })}
            tags={{ done: (done) => <span className="sr-only">{done}</span> }}
          />
        ) : (
          title
        )}
      </p>
      <p
        className={classNames(
          "text-small text-pretty text-muted max-lg:col-span-2 max-lg:col-start-2 max-lg:row-start-2 max-lg:pb-2",
          !isNext && "max-lg:hidden",
          isDone && "lg:hidden",
        )}
      >
        {text}
      </p>
      {action && <div className="lg:mt-3">{action}</div>}
    </li>
  );
}

/** On a plan without a code, the address is what one shows. */
function CopyLink({ card }: { card: OwnCard }) {
  const t = useTranslate(firstSteps);
  const url = useCardUrl(card.username);
  const tick = useTickFirstRun(card.userid);
  return (
    <CopyButton {...BUTTON_LOOK} icon={undefined} text={url} onCopied={() => tick("code_shown")}>
      {t("copyLink")}
    </CopyButton>
  );
}

function stepTexts(step: FirstRunStep, hasQrCode: boolean, t: FirstStepsText) {
  const { title, text } = step === "code" && !hasQrCode ? ADDRESS_STEP : STEPS[step];
  return { title: t(title), text: t(text) };
}

const STEPS = {
  card: { title: "card", text: "cardText" },
  signature: { title: "signature", text: "signatureText" },
  code: { title: "code", text: "codeText" },
  visitor: { title: "visitor", text: "visitorText" },
} as const satisfies Record<FirstRunStep, unknown>;

const ADDRESS_STEP = { title: "address", text: "addressText" } as const;
