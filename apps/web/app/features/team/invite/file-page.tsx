import { peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import { teamInviteTexts } from "@visita/domain/owner-messages/team-invite";
import { Upload } from "lucide-react";
import { useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { Crumbs } from "../../../ui/crumbs.tsx";
import { FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { useTeam } from "../frame/team-context.ts";
import { Failure } from "./failure.tsx";
import type { LookedAt } from "./invitation-calls.ts";
import { SheetReview } from "./sheet-review.tsx";
import { TemplateSelect, useChosenTemplate } from "./template-select.tsx";
import { useSheet } from "./use-sheet.ts";

const ACCEPTED = ".csv,text/csv";

/** Invites everybody of a file. Nothing is written before it is confirmed. */
export function InviteFilePage() {
  const t = useTranslate(teamInviteTexts);
  const imported = useTranslate(peopleImportTexts);
  const { teamPath } = useTeam();
  const [templateid, setTemplateid] = useState<string>();
  const choice = useChosenTemplate(templateid);
  const sheet = useSheet(choice.template?.templateid);
  const heading = useRef<HTMLHeadingElement>(null);
  const { lookedAt, isLooking, isTooLarge } = sheet;
  const failure = isTooLarge ? t("fileTooLarge") : sheet.failure;

  async function chooseFile(file: File) {
    // The button goes away with its panel.
    if (await sheet.choose(file)) heading.current?.focus();
  }

  function chooseTemplate(chosen: string) {
    setTemplateid(chosen);
    sheet.setTemplate(chosen);
  }

  function rowsWords({ invitation: { source }, look }: LookedAt): string {
    const file = "file" in source ? source.file.name : "";
    return t("fileRows", { file, count: look.people + look.leftOut.count });
  }

  return (
    <>
      <Crumbs
        label={imported("breadcrumb")}
        links={[{ to: teamPath("/team/people"), label: t("people") }]}
        current={t("fromFile")}
      />
      <h1 ref={heading} tabIndex={-1} className="type-title">
        {t("fromFile")}
      </h1>
      <p className="mt-1 mb-6 text-muted wrap-anywhere">{lookedAt ? rowsWords(lookedAt) : t("fileLead")}</p>
      <div className="mb-5 max-w-104">
        <TemplateSelect choice={choice} label={t("templateForAll")} onChoose={chooseTemplate} />
      </div>
      {!lookedAt && (
        <section className="grid max-w-216 justify-items-start gap-3 rounded-lg border border-line bg-surface p-5 lg:px-7 lg:py-6">
          <h2 className="type-heading">{imported("chooseFile")}</h2>
          <p className="text-small text-muted">{t("fileHint")}</p>
          <Failure>{failure}</Failure>
          <FilePickerButton
            icon={Upload}
            accept={ACCEPTED}
            disabled={!choice.template}
            isBusy={isLooking}
            busyLabel={imported("reading")}
            className="mt-2"
            onChoose={(file) => void chooseFile(file)}
          >
            {imported("chooseFile")}
          </FilePickerButton>
        </section>
      )}
      {lookedAt && <SheetReview lookedAt={lookedAt} sheet={sheet} template={choice.template} />}
    </>
  );
}

export const meta = metaIn(teamInviteTexts, { title: "fromFile" });

export default InviteFilePage;
