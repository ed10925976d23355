import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { Plus } from "lucide-react";
import { type RefObject, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Button } from "../../../ui/button.tsx";
import { ListFailure } from "../../../ui/list-failure.tsx";
import { Skeleton } from "../../../ui/progress.tsx";
import { CardListSkeletons, cardGridClasses } from "../../card/public/card-grid.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplates } from "../public/team.queries.ts";
import type { TemplateList } from "../public/template-store.ts";
import { NewTemplateDialog } from "./new-template-dialog.tsx";
import { type TemplateDialog, TemplateDialogs } from "./template-dialogs.tsx";
import { TemplateItem } from "./template-item.tsx";
import { UndoPanel } from "./undo-panel.tsx";

/** The looks that a team has made, each with how many people have it. */
export default function TemplatesPage() {
  const t = useTranslate(teamTemplates);
  const common = useTranslate(commonTexts);
  const { userid, team } = useTeam();
  const { data: list, error, isFetching, refetch } = useTemplates(userid, team.teamid);
  const heading = useRef<HTMLHeadingElement>(null);
  const [copyOf, setCopyOf] = useState<TeamTemplate>();
  const [isMaking, setIsMaking] = useState(false);
  const count = list?.templates.length ?? 0;
  const isFull = list !== undefined && count >= list.max;

  function make(template?: TeamTemplate) {
    setCopyOf(template);
    setIsMaking(true);
  }

  return (
    <>
      <div className="mb-6 flex flex-wrap items-center justify-between gap-x-6 gap-y-4 lg:mb-8">
        <div className="min-w-0">
          <h1 ref={heading} tabIndex={-1} className="type-title outline-none">
            {t("title")}
          </h1>
          {/* Keeps its line while the page loads. */}
          <p className="min-h-[1lh] text-muted">{list && t("countOf", { count, max: list.max })}</p>
        </div>
        {list && !isFull && (
          <Button icon={Plus} className="max-md:w-full" onClick={() => make()}>
            {t("newTemplate")}
          </Button>
        )}
      </div>
      {error && (
        <ListFailure
          title={t(list ? "notRefreshed" : "notLoaded")}
          isRefresh={list !== undefined}
          isRetrying={isFetching}
          onRetry={() => void refetch()}
          returnTo={heading}
        >
          {common(list ? "earlierVersion" : "nothingLost")}
        </ListFailure>
      )}
      {!list && !error && (
        <CardListSkeletons label={t("title")} status={t("loading")}>
          <Skeleton className="aspect-[1.62] w-full rounded-lg" />
          <Skeleton className="mt-4 h-6 w-40" />
          <Skeleton className="mt-2 h-4 w-64 max-w-full" />
        </CardListSkeletons>
      )}
      {list && (
        <>
          <UndoPanel templates={list.templates} headingRef={heading} />
          <Templates list={list} isFull={isFull} onMake={make} headingRef={heading} />
          <NewTemplateDialog
            templates={list.templates}
            copyOf={copyOf}
            isOpen={isMaking}
            onOpenChange={setIsMaking}
          />
        </>
      )}
    </>
  );
}

type TemplatesProps = {
  list: TemplateList;
  isFull: boolean;
  onMake: (copyOf?: TeamTemplate) => void;
  headingRef: RefObject<HTMLHeadingElement | null>;
};

function Templates({ list, isFull, onMake, headingRef }: TemplatesProps) {
  const t = useTranslate(teamTemplates);
  const [dialog, setDialog] = useState<TemplateDialog>();
  return (
    <>
      <ul className={cardGridClasses}>
        {list.templates.map((template) => (
          <TemplateItem
            key={template.templateid}
            template={template}
            status={list.status}
            isLast={list.templates.length === 1}
            onDuplicate={isFull ? undefined : () => onMake(template)}
            onOpenDialog={(kind, returnTo) => setDialog({ kind, template, returnTo })}
          />
        ))}
        {!isFull && (
          <li className="max-md:hidden">
            <button
              type="button"
              onClick={() => onMake()}
              className="grid aspect-[1.62] w-full place-content-center justify-items-center gap-2 rounded-lg border-[1.5px] border-dashed border-line-strong font-semibold hover:bg-sunk"
            >
              <Plus aria-hidden="true" size={24} strokeWidth={1.75} />
              {t("newTemplate")}
            </button>
          </li>
        )}
      </ul>
      <TemplateDialogs dialog={dialog} headingRef={headingRef} onClose={() => setDialog(undefined)} />
    </>
  );
}

export const meta = metaIn(teamTemplates, { title: "title" });
