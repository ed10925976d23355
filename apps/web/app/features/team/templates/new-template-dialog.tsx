import { teamTemplates } from "@visita/domain/owner-messages/team-templates";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useState } from "react";
import { useNavigate } from "react-router";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Dialog } from "../../../ui/dialog.tsx";
import { Select } from "../../../ui/select.tsx";
import { useTeam } from "../frame/team-context.ts";
import { useTemplateStore } from "../public/template-store.ts";
import { TemplateChip } from "./template-chip.tsx";
import { NameField, useNameForm } from "./template-name.tsx";

type NewTemplateDialogProps = {
  templates: readonly TeamTemplate[];
  /** The one to begin with; the first one if absent. */
  copyOf: TeamTemplate | undefined;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** A new template is a copy of another one. Its editor opens next. */
export function NewTemplateDialog({ isOpen, onOpenChange, ...rest }: NewTemplateDialogProps) {
  const t = useTranslate(teamTemplates);
  return (
    <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("newTemplate")}>
      <NewTemplateForm {...rest} />
    </Dialog>
  );
}

function NewTemplateForm({ templates, copyOf }: Pick<NewTemplateDialogProps, "templates" | "copyOf">) {
  const t = useTranslate(teamTemplates);
  const { userid, team, teamPath } = useTeam();
  const { teamid } = team;
  const { store } = useTemplateStore(userid, teamid);
  const navigate = useNavigate();
  const [chosen, setChosen] = useState(copyOf?.templateid ?? templates[0]?.templateid ?? "");
  const { isBusy, formProps, field } = useNameForm(async (name) => {
    const made = await call("POST /api/team/:teamid/templates", {
      params: { teamid },
      body: { name, copyOf: chosen },
    });
    await store(made);
    void navigate(teamPath(`/team/templates/${made.templateid}/edit`));
    return "leaving";
  });
  return (
    <form {...formProps} className="mt-3 grid gap-5">
      <NameField {...field("name")} />
      {templates.length > 1 && (
        <Select
          label={t("copyOf")}
          options={templates.map((template) => ({
            value: template.templateid,
            label: template.name,
            leading: <TemplateChip template={template.template} />,
          }))}
          value={chosen}
          onValueChange={setChosen}
        />
      )}
      <Button type="submit" isFull isBusy={isBusy} busyLabel={t("making")}>
        {t("makeTemplate")}
      </Button>
    </form>
  );
}
