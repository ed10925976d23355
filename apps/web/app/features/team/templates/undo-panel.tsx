import { teamAnswers } from "@visita/domain/answers/team";
import { formatDay, formatEnumeration, formatNearTime } from "@visita/domain/format";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { History, Undo2 } from "lucide-react";
import type { RefObject } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplateStore } from "../public/template-store.ts";
import { useTemplateWords } from "../public/use-template-words.ts";

type Undoable = TeamTemplate & { undo: NonNullable<TeamTemplate["undo"]> };

type UndoPanelProps = {
  templates: readonly TeamTemplate[];
  /** Gets the focus: the button goes away with what it undoes. */
  headingRef: RefObject<HTMLElement | null>;
};

/** The latest change of any template, while it can be taken back. */
export function UndoPanel({ templates, headingRef }: UndoPanelProps) {
  const [latest] = templates
    .filter((template): template is Undoable => template.undo !== null)
    .toSorted((a, b) => b.changedAt - a.changedAt);
  if (!latest) return null;
  return <UndoChange key={latest.templateid} template={latest} headingRef={headingRef} />;
}

function UndoChange({ template, headingRef }: { template: Undoable } & Pick<UndoPanelProps, "headingRef">) {
  const t = useTranslate(teamTemplates);
  const common = useTranslate(commonTexts);
  const { nameOf } = useTemplateWords();
  const { running, undo } = useUndo(template, headingRef);
  const { cards, changedAt } = template;
  return (
    <section
      aria-label={t("title")}
      className="mb-7 grid gap-3 rounded-lg bg-accent-soft py-4 pe-4 ps-4.5 text-small md:grid-cols-[minmax(0,1fr)_auto] md:items-center"
    >
      <div className="flex gap-3">
        <History aria-hidden="true" size={20} strokeWidth={1.75} className="mt-0.5 shrink-0 text-accent" />
        <p className="min-w-0 wrap-anywhere">
          <strong className="font-semibold">{useWhoChanged(template)}</strong>{" "}
          {t("onCards", {
            fields: formatEnumeration(t.language, template.undo.fields.map(nameOf)),
            count: cards,
            until: formatDay(t.language, template.undo.until, changedAt),
          })}
        </p>
      </div>
      <Button
        variant="secondary"
        icon={Undo2}
        isBusy={running !== null}
        busyLabel={t("undoing")}
        className="min-h-touch! max-md:w-full"
        onClick={() => void undo()}
      >
        {common("undo")}
      </Button>
    </section>
  );
}

function useWhoChanged({ name, changedAt, changedBy, isChangedByYou }: TeamTemplate): string {
  const t = useTranslate(teamTemplates);
  const said = { template: name, when: formatNearTime(t.language, new Date(changedAt).toISOString()) };
  if (isChangedByYou) return t("youChanged", said);
  return changedBy === null ? t("wasChanged", said) : t("somebodyChanged", { ...said, name: changedBy });
}

function useUndo({ templateid, version }: Undoable, headingRef: UndoPanelProps["headingRef"]) {
  const t = useTranslate(teamTemplates);
  useAnswers({ team: teamAnswers });
  const { userid, team } = useTeam();
  const { teamid } = team;
  const templates = useTemplateStore(userid, teamid);
  const { running, run } = useGuard();

  async function takeBack() {
    try {
      const stored = await call("POST /api/team/:teamid/templates/:templateid/undo", {
        params: { teamid, templateid },
        body: { version },
      });
      headingRef.current?.focus();
      await templates.store(stored);
      notify.success(t("undone", { template: stored.name, count: stored.cards }));
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("failed"));
    }
    // A refusal means that somebody was faster.
    await templates.refresh();
  }

  return { running, undo: () => run(true, takeBack) };
}
