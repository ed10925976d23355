import type { OwnCard } from "@visita/domain/card/card.contract";
import { roleLine } from "@visita/domain/card/role-line";
import { teamStart } from "@visita/domain/owner-messages/team-start";
import { Check, Lock, Pencil, Plus } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cardPath } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { IconLine } from "../../../ui/icon-line.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { BusinessCard } from "../../card/view/business-card.tsx";

/** In place of the id of a card. */
export const EMPTY_PATTERN = "empty";

type PatternStepProps = {
  list: { isError: boolean; isFetching: boolean; refetch: () => unknown };
  /** Undefined while they are not known. */
  cards: readonly OwnCard[] | undefined;
  value: string;
  onChoose: (cardid: string) => void;
};

/** One's own cards and an empty one, each as it looks. */
export function PatternStep({ list, cards, value, onChoose }: PatternStepProps) {
  const t = useTranslate(teamStart);
  const name = useId();
  const choice = (pattern: string) => ({
    name,
    value: pattern,
    isChosen: pattern === value,
    onChoose: () => onChoose(pattern),
  });
  return (
    <>
      {list.isError && !cards && (
        <ListFailure title={t("notLoaded")} isRetrying={list.isFetching} onRetry={() => void list.refetch()}>
          {t("emptyWorks")}
        </ListFailure>
      )}
      <fieldset className="min-w-0">
        <legend className="sr-only">{t("pattern")}</legend>
        <div className="grid grid-cols-2 gap-4 lg:grid-cols-3">
          {!cards && !list.isError && <PatternSkeleton />}
          {cards?.map((card) => (
            <Pattern
              key={card.cardid}
              {...choice(card.cardid)}
              picture={
                <BusinessCard
                  color={card.color}
                  fullname={card.fullname}
                  photo={card.profilepic}
                  logo={card.logo}
                />
              }
              label={<span dir="ltr">{cardPath(card.username)}</span>}
              text={roleLine(card.occupation, card.companyname)}
            />
          ))}
          <Pattern
            {...choice(EMPTY_PATTERN)}
            picture={
              <span className="grid aspect-[1.62] place-items-center rounded-[0.625rem] border-[1.5px] border-dashed border-line-strong text-muted">
                <Plus size={22} strokeWidth={1.75} />
              </span>
            }
            label={t("empty")}
            text={t("emptyText")}
          />
        </div>
      </fieldset>
      <ul className="mt-7 grid gap-1.5 text-small">
        <IconLine icon={Lock} text={t("same")} />
        <IconLine icon={Pencil} text={t("own")} />
      </ul>
    </>
  );
}

function PatternSkeleton() {
  const t = useTranslate(teamStart);
  return (
    <>
      <p role="status" className="sr-only">
        {t("loading")}
      </p>
      <Skeleton className="h-44 w-full rounded-lg" />
    </>
  );
}

type PatternProps = {
  name: string;
  value: string;
  isChosen: boolean;
  picture: ReactNode;
  label: ReactNode;
  text: string;
  onChoose: () => void;
};

function Pattern({ name, value, isChosen, picture, label, text, onChoose }: PatternProps) {
  return (
    <label
      className={classNames(
        "relative grid cursor-pointer content-start gap-2.5 rounded-lg border-[1.5px] bg-surface p-2.5 leading-[1.35]",
        "has-focus-visible:outline-3 has-focus-visible:outline-offset-2 has-focus-visible:outline-accent",
        isChosen
          ? "border-accent shadow-[inset_0_0_0_1px_var(--color-accent)]"
          : "border-line hover:border-line-strong",
      )}
    >
      <input
        type="radio"
        className="sr-only"
        name={name}
        value={value}
        checked={isChosen}
        onChange={onChoose}
      />
      <span aria-hidden="true">{picture}</span>
      <span className="grid min-w-0 px-1 pb-1 wrap-anywhere">
        <span className="font-semibold">{label}</span>{" "}
        {text && <bdi className="text-help text-muted">{text}</bdi>}
      </span>
      {isChosen && (
        <span
          aria-hidden="true"
          className="absolute -top-2 -inset-e-2 grid size-6.5 place-items-center rounded-full bg-accent text-on-accent shadow-[0_0_0_2px_var(--color-bg)]"
        >
          <Check size={15} strokeWidth={3} />
        </span>
      )}
    </label>
  );
}
