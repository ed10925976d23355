import { formatNumber } from "@visita/domain/format";
import { teamOverview } from "@visita/domain/owner-messages/team-overview";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { TrendingDown, TrendingUp } from "lucide-react";
import type { ReactNode } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import { useTeam } from "../frame/team-context.ts";
import { panelClasses } from "./panel.tsx";

/** How many people there are, and the last seven days of their cards against the seven before. */
export function WeekPanel({ templates }: { templates: readonly TeamTemplate[] }) {
  const t = useTranslate(teamOverview);
  const { team } = useTeam();
  const { people, invited, week } = team;
  const cards = templates.reduce((sum, template) => sum + template.cards, 0);
  return (
    <section aria-label={t("figures")} className={panelClasses}>
      <dl className="grid grid-cols-2 gap-x-4 gap-y-5.5 md:grid-cols-4">
        <Figure label={t("people")} count={people}>
          <Note>
            {invited > 0 ? t("hereAndInvited", { here: people - invited, invited }) : t("everybodyHere")}
          </Note>
        </Figure>
        {week && (
          <>
            <Figure label={t("cardsOpened")} count={week.now.cardsOpened}>
              <Note>{t("ofCards", { count: cards })}</Note>
            </Figure>
            <Figure label={t("views")} count={week.now.views}>
              <Change now={week.now.views} before={week.before.views} />
            </Figure>
            <Figure label={t("details")} count={week.now.details}>
              <Change now={week.now.details} before={week.before.details} />
            </Figure>
          </>
        )}
      </dl>
      {week && <p className="mt-4 text-caption text-muted">{t("thisWeek")}</p>}
    </section>
  );
}

function Figure({ label, count, children }: { label: string; count: number; children: ReactNode }) {
  const t = useTranslate(teamOverview);
  return (
    <div className="min-w-0">
      <dt className="text-small font-semibold text-muted">{label}</dt>
      <dd className="font-display text-[2.25rem] leading-[1.1] font-[430] tracking-[-0.025em] wrap-anywhere md:text-[2.75rem]">
        {formatNumber(t.language, count)}
      </dd>
      {children}
    </div>
  );
}

function Note({ children }: { children: string }) {
  return <dd className="mt-1 text-help leading-[1.35] text-pretty text-muted">{children}</dd>;
}

function Change({ now, before }: { now: number; before: number }) {
  const t = useTranslate(teamOverview);
  const isNone = now === 0 && before === 0;
  const isMore = now > before;
  const Icon = isMore ? TrendingUp : TrendingDown;
  const difference = { count: Math.abs(now - before) };
  return (
    <>
      <dd
        className={classNames(
          "mt-1 flex items-start gap-1.5 text-help leading-[1.35] font-medium",
          now === before ? "text-muted" : isMore ? "text-success" : "text-warning",
        )}
      >
        {now !== before && <Icon aria-hidden="true" size={16} strokeWidth={2} className="mt-0.5 shrink-0" />}
        {now === before ? t(isNone ? "none" : "same") : t(isMore ? "more" : "fewer", difference)}
      </dd>
      <dd className="text-help leading-[1.35] text-pretty text-muted">
        {now === before ? t(isNone ? "inEither" : "asBefore") : t("thanBefore")}
      </dd>
    </>
  );
}
