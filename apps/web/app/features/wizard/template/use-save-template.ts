import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { readTemplate } from "@visita/domain/team/template.rules";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { useGuard } from "../../../lib/use-guard.ts";
import { notify } from "../../../ui/toast.tsx";
import { useTemplateStore } from "../../team/public/template-store.ts";
import type { SessionLoss } from "../session-loss.ts";
import type { Problems, WizardStore } from "../wizard-store.ts";
import type { TemplateRules } from "./template-rules.ts";
import { sentTemplate, templateOf } from "./template-values.ts";

type Options = {
  store: WizardStore;
  userid: string;
  teamid: string;
  /** The version that is saved over. */
  base: TeamTemplate;
  onProblems: (problems: Problems) => void;
  onChangedElsewhere: (newer: TeamTemplate) => void;
  onSessionLost: (loss: SessionLoss) => void;
  onSaved: (template: TeamTemplate) => void;
};

/** A second message takes the place of the first. */
const TOAST = { id: "template-save" };

/** Saves once, however often the button is pressed. A failure keeps everything that was typed. */
export function useSaveTemplate(options: Options) {
  const { store, userid, teamid, base } = options;
  const t = useTranslate(wizardTemplate);
  const guard = useGuard();
  const templates = useTemplateStore(userid, teamid);
  const notSaved = t("notSaved", { template: base.name });

  function showProblems(problems: Problems) {
    const [first = notSaved] = Object.values(problems);
    notify.error(first, TOAST);
    store.refuse(problems);
    options.onProblems(problems);
  }

  async function save() {
    const { values, rules } = store.get();
    const sent = sentTemplate(templateOf({ values, rules: rules as TemplateRules }));
    const reading = readTemplate(sent);
    if ("problems" in reading) {
      showProblems(reading.problems);
      return "staying";
    }
    store.clearProblems();
    const saved = await call("PUT /api/team/:teamid/templates/:templateid", {
      params: { teamid, templateid: base.templateid },
      body: { version: base.version, template: sent },
    });
    notify.dismiss(TOAST.id);
    store.markSaved();
    await templates.store(saved);
    void templates.refresh();
    options.onSaved(saved);
    return "leaving";
  }

  async function explain(error: unknown) {
    if (!(error instanceof ApiError)) return void notify.error(notSaved, TOAST);
    if (error.status === 401) return options.onSessionLost("signed-out");
    if (error.code === "template_changed") return showNewer(error);
    if (Object.keys(error.fields).length > 0) return showProblems(error.fields);
    notify.error(error.status >= 500 ? notSaved : error.message, TOAST);
  }

  async function showNewer(error: ApiError) {
    try {
      const { templates: all } = await call("GET /api/team/:teamid/templates", { params: { teamid } });
      const newer = all.find(({ templateid }) => templateid === base.templateid);
      if (newer) return options.onChangedElsewhere(newer);
      notify.error(t("gone"), TOAST);
    } catch {
      notify.error(error.message, TOAST);
    }
  }

  return {
    isSaving: guard.running !== null,
    save: () => guard.run(true, () => save().catch(explain)),
  };
}
