import { featuresOf } from "@visita/domain/billing/plan.rules";
import { roleLine } from "@visita/domain/card/role-line";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import { formatDay } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import { templateWords } from "@visita/domain/owner-messages/template-words";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { CopyPlus, Pencil, PencilLine, Trash2, UsersRound } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { ActionMenu } from "../../../ui/action-menu.tsx";
import { ButtonLink } from "../../../ui/links.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { BusinessCard } from "../../card/view/business-card.tsx";
import { useTeam } from "../frame/team-context.ts";
import type { TemplateList } from "../public/template-store.ts";
import { countFields, rulesOf } from "../public/use-template-words.ts";
import { TemplateChip } from "./template-chip.tsx";
import type { TemplateDialog } from "./template-dialogs.tsx";

type TemplateItemProps = {
  template: TeamTemplate;
  /** Of the team's plan. */
  status: TemplateList["status"];
  /** The only one is kept. */
  isLast: boolean;
  /** Absent where there is no room for another one. */
  onDuplicate: (() => void) | undefined;
  onOpenDialog: (kind: TemplateDialog["kind"], returnTo: RefObject<HTMLButtonElement | null>) => void;
};

/** A template: what its cards look like, who has one, what it fixes. */
export function TemplateItem({ template, status, isLast, onDuplicate, onOpenDialog }: TemplateItemProps) {
  const t = useTranslate(teamTemplates);
  const common = useTranslate(commonTexts);
  const words = useTranslate(templateWords);
  const { teamPath } = useTeam();
  const menuButton = useRef<HTMLButtonElement>(null);
  const { templateid, name, cards } = template;
  const { same, own } = countFields(rulesOf(template));
  const isUsed = cards > 0;
  const peoplePath = teamPath(
    isUsed ? `/team/people?template=${encodeURIComponent(templateid)}` : "/team/people",
  );
  return (
    <li className="grid grid-cols-[minmax(0,1fr)] content-start gap-1">
      <div aria-hidden="true" inert>
        <TemplateCard template={template} status={status} />
      </div>
      <div className="mt-3.5 flex items-baseline justify-between gap-4 px-1">
        <h2 className="type-heading min-w-0 font-display wrap-anywhere">
          <bdi>{name}</bdi>
        </h2>
        {isUsed ? (
          <Link
            to={peoplePath}
            aria-label={t("peopleOf", { count: cards, template: name })}
            className="-my-3 inline-flex min-h-touch shrink-0 items-center rounded-xs font-semibold underline-offset-3 hover:text-accent hover:underline"
          >
            {words("people", { count: cards })}
          </Link>
        ) : (
          <span className="shrink-0 text-muted">{words("people", { count: 0 })}</span>
        )}
      </div>
      <p className="px-1 text-small text-pretty text-muted">
        {common("twoSentences", {
          first: t("fields", { count: same, own }),
          second: useChangeWords(template),
        })}
      </p>
      <div className="mt-3 flex gap-2">
        <ButtonLink
          to={teamPath(`/team/templates/${templateid}/edit`)}
          variant="secondary"
          icon={Pencil}
          className="min-w-0 flex-1 px-2!"
        >
          {common("edit")}
          <VisuallyHidden>, {name}</VisuallyHidden>
        </ButtonLink>
        {!isLast && (
          <ButtonLink
            to={peoplePath}
            state={{ isSelecting: true }}
            variant="secondary"
            icon={UsersRound}
            className="min-w-0 flex-1 px-2!"
          >
            {t("movePeople")}
            <VisuallyHidden>, {name}</VisuallyHidden>
          </ButtonLink>
        )}
        <ActionMenu
          label={t("moreFor", { template: name })}
          head={{
            title: name,
            text: words("people", { count: cards }),
            mark: <TemplateChip template={rulesOf(template)} className="w-10" />,
          }}
          buttonRef={menuButton}
          groups={[
            [
              ...(onDuplicate ? [{ label: t("duplicate"), icon: CopyPlus, onSelect: onDuplicate }] : []),
              { label: t("rename"), icon: PencilLine, onSelect: () => onOpenDialog("rename", menuButton) },
            ],
            ...(isUsed || isLast
              ? []
              : [
                  [
                    {
                      label: common("delete"),
                      icon: Trash2,
                      tone: "danger" as const,
                      onSelect: () => onOpenDialog("delete", menuButton),
                    },
                  ],
                ]),
          ]}
        />
      </div>
    </li>
  );
}

/** As a card of it looks with a colleague, or with nobody yet. */
function TemplateCard({
  template: { template, sample },
  status,
}: Pick<TemplateItemProps, "template" | "status">) {
  const t = useTranslate(teamTemplates);
  const features = featuresOf(status);
  const { color, logo, companyname, occupation } = template;
  const set = (field: { rule: string; value?: string }) =>
    field.rule === "fixed" ? (field.value ?? "") : "";
  return (
    <BusinessCard
      color={features.colour && color.rule === "fixed" ? color.value : DEFAULT_THEME}
      fullname={sample?.fullname || t("nobodyYet")}
      photo={sample?.profilepic ?? null}
      role={roleLine(sample?.occupation ?? set(occupation), sample?.companyname ?? set(companyname))}
      logo={features.logo && logo.rule === "fixed" ? logo.value : null}
    />
  );
}

function useChangeWords({ changedAt, changedBy, isChangedByYou }: TeamTemplate): string {
  const t = useTranslate(teamTemplates);
  const isToday = new Date(changedAt).toDateString() === new Date().toDateString();
  const day = formatDay(t.language, changedAt);
  if (isChangedByYou) return isToday ? t("changedTodayByYou") : t("changedByYou", { day });
  if (changedBy === null) return isToday ? t("changedToday") : t("changed", { day });
  return isToday ? t("changedTodayBy", { name: changedBy }) : t("changedBy", { day, name: changedBy });
}
