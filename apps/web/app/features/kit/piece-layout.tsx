import { ordinal } from "@visita/domain/format";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { kitTexts } from "@visita/domain/owner-messages/kit";
import type { MouseEvent, ReactNode } from "react";
import { useAnswers } from "../../lib/answers.ts";
import { ApiError, NetworkError } from "../../lib/api-error.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { classNames } from "../../ui/class-names.ts";
import { Skeleton } from "../../ui/progress.tsx";
import { Verdict } from "../../ui/verdict.tsx";
import "./kit.css";
import { useOutdatedKit, usePlaceInLine } from "./kit.queries.ts";

type PieceLayoutProps = {
  kit: Kit;
  stage: ReactNode;
  /** Below the stage: what came of it. On phones it stands between stage and controls. */
  verdict?: ReactNode;
  controls: ReactNode;
  /** How the piece is put in place; on phones at the end. */
  steps?: ReactNode;
};

const pieceGridClasses =
  "grid grid-cols-[minmax(0,1fr)] gap-7 lg:grid-cols-[minmax(0,1fr)_21rem] lg:grid-rows-[auto_1fr] lg:gap-x-10";

const controlColumnClasses =
  "grid grid-cols-[minmax(0,1fr)] content-start gap-6 lg:col-start-2 lg:row-span-2 lg:row-start-1";

/** A piece opened: what it looks like beside what can be chosen. */
export function PieceLayout({ kit, stage, verdict, controls, steps }: PieceLayoutProps) {
  const place = usePlaceInLine();
  return (
    <div data-card={kit.card.color} className={pieceGridClasses}>
      <div className="flex min-w-0 flex-col gap-7">
        {stage}
        {(verdict || place !== undefined) && (
          <div
            data-verdict=""
            tabIndex={-1}
            // In view while one waits, below a stage that is higher than the screen too.
            className={classNames("grid gap-4", place !== undefined && "sticky bottom-4")}
          >
            {place !== undefined && <InLine place={place} />}
            {verdict}
          </div>
        )}
      </div>
      <div className={controlColumnClasses}>{controls}</div>
      {steps}
    </div>
  );
}

/** While others' drawings come first. */
function InLine({ place }: { place: number }) {
  const t = useTranslate(kitTexts);
  return (
    <Verdict
      tone="busy"
      title={place > 1 ? t("placeInLine", { place: ordinal(t.language, place) }) : t("nextInLine")}
    >
      <p>{t("othersDraw")}</p>
    </Verdict>
  );
}

const CONTROL_SKELETONS = ["first", "second", "third"];

export function PieceSkeleton() {
  return (
    <div className={pieceGridClasses}>
      <Skeleton className="h-96 rounded-xl lg:h-110" />
      <div className={controlColumnClasses}>
        {CONTROL_SKELETONS.map((key) => (
          <div key={key}>
            <Skeleton className="mb-2.5 h-4 w-24" />
            <Skeleton className="h-control rounded-md" />
          </div>
        ))}
        <Skeleton className="h-14 rounded-md" />
      </div>
    </div>
  );
}

/** "How to use it", below a line. */
export function HowTo({ children }: { children: ReactNode }) {
  const t = useTranslate(kitTexts);
  return (
    <section className="border-t border-line pt-5">
      <h2 className="type-heading mb-4">{t("howToUse")}</h2>
      {children}
    </section>
  );
}

/** A remark beside the controls. */
export function Fine({ children }: { children: ReactNode }) {
  return <p className="text-help leading-[1.45] text-muted">{children}</p>;
}

type PieceFailureProps = { error: Error; onRetry?: () => void };

/** Why a piece could not be made. The other pieces are not affected. */
export function PieceFailure({ error, onRetry }: PieceFailureProps) {
  const t = useTranslate(kitTexts);
  const common = useTranslate(commonTexts);
  const word = useAnswers();
  useOutdatedKit(error);
  const isTold = error instanceof ApiError || error instanceof NetworkError;
  const canRetry = onRetry && !(error instanceof ApiError && error.status < 500 && error.status !== 429);
  return (
    <Verdict tone="no" title={t("notMade")}>
      <p>{isTold ? word(error.message) : t("notMadeTryAgain")}</p>
      {canRetry && (
        <Button
          variant="secondary"
          className="mt-2.5"
          onClick={(event) => {
            focusVerdict(event);
            onRetry();
          }}
        >
          {common("tryAgain")}
        </Button>
      )}
    </Verdict>
  );
}

/** A button in a verdict goes away with it: the focus stays where the next verdict comes. */
export function focusVerdict({ currentTarget }: MouseEvent<HTMLElement>): void {
  currentTarget.closest<HTMLElement>("[data-verdict]")?.focus({ preventScroll: true });
}
