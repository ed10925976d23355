import { teamAnswers } from "@visita/domain/answers/team";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import type { RefObject } from "react";
import { useAnswers } from "../../../lib/answers.ts";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { Button } from "../../../ui/button.tsx";
import { ConfirmDialog, Dialog } from "../../../ui/dialog.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplateStore } from "../public/template-store.ts";
import { NameField, useNameForm } from "./template-name.tsx";

export type TemplateDialog = {
  kind: "rename" | "delete";
  template: TeamTemplate;
  returnTo: RefObject<HTMLButtonElement | null>;
};

type TemplateDialogsProps = {
  dialog: TemplateDialog | undefined;
  /** Gets the focus when the row is gone. */
  headingRef: RefObject<HTMLElement | null>;
  onClose: () => void;
};

/** One at a time, about one of the templates. */
export function TemplateDialogs({ dialog, headingRef, onClose }: TemplateDialogsProps) {
  const t = useTranslate(teamTemplates);
  if (!dialog) return null;
  const { kind, template, returnTo } = dialog;
  if (kind === "delete") {
    return <DeleteDialog template={template} headingRef={headingRef} onClose={onClose} />;
  }
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      title={t("renameTitle", { template: template.name })}
      returnTo={returnTo}
    >
      <RenameForm template={template} onDone={onClose} />
    </Dialog>
  );
}

function RenameForm({ template, onDone }: { template: TeamTemplate; onDone: () => void }) {
  const t = useTranslate(teamTemplates);
  const common = useTranslate(commonTexts);
  const { userid, team } = useTeam();
  const { teamid } = team;
  const { store } = useTemplateStore(userid, teamid);
  const { isBusy, formProps, field } = useNameForm(async (name) => {
    const params = { teamid, templateid: template.templateid };
    const renamed = await call("PATCH /api/team/:teamid/templates/:templateid", { params, body: { name } });
    await store(renamed);
    notify.success(t("renamed", { template: renamed.name }));
    onDone();
  });
  return (
    <form {...formProps} className="mt-3 grid gap-5">
      <NameField {...field("name")} defaultValue={template.name} />
      <Button type="submit" isFull isBusy={isBusy} busyLabel={common("saving")}>
        {common("save")}
      </Button>
    </form>
  );
}

type DeleteDialogProps = Pick<TemplateDialogsProps, "headingRef" | "onClose"> & { template: TeamTemplate };

function DeleteDialog({ template, headingRef, onClose }: DeleteDialogProps) {
  const t = useTranslate(teamTemplates);
  const common = useTranslate(commonTexts);
  useAnswers({ team: teamAnswers });
  const { userid, team } = useTeam();
  const { teamid } = team;
  const { drop, refresh } = useTemplateStore(userid, teamid);
  const { running, run } = useGuard();

  async function remove() {
    const { templateid } = template;
    try {
      const params = { teamid, templateid };
      notify.success((await call("DELETE /api/team/:teamid/templates/:templateid", { params })).message);
      await drop(templateid);
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("failed"));
    }
    onClose();
    await refresh();
  }

  return (
    <ConfirmDialog
      isOpen
      onOpenChange={(isOpen) => !isOpen && onClose()}
      title={t("deleteTitle", { template: template.name })}
      description={<p>{t("deleteText")}</p>}
      cancelLabel={t("keep")}
      confirmLabel={common("delete")}
      busyLabel={t("deleting")}
      isBusy={running !== null}
      onConfirm={() => void run(true, remove)}
      onFocusLost={() => headingRef.current?.focus()}
    />
  );
}
