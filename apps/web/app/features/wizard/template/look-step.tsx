import { useQuery } from "@tanstack/react-query";
import { CHANNELS } from "@visita/domain/card/channels";
import { templateWords } from "@visita/domain/owner-messages/template-words";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import type { Template } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { changedFields, readTemplate } from "@visita/domain/team/template.rules";
import { ArrowDownUp } from "lucide-react";
import { call } from "../../../lib/api.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { Switch } from "../../../ui/switch.tsx";
import { ChangeList } from "../../team/public/change-list.tsx";
import { UnfitNotice } from "../../team/public/unfit-notice.tsx";
import { rulesOf, useTemplateWords } from "../../team/public/use-template-words.ts";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { FieldHint, TemplateField, useRules } from "./template-field.tsx";
import { hiddenBy, sentTemplate, templateOf } from "./template-values.ts";

type LookStepProps = {
  teamid: string;
  /** What is compared with. */
  base: TeamTemplate;
  /** It is newer than what was opened. */
  isTogether: boolean;
  onOrder: () => void;
};

/** Before a template is saved: what will change, what is kept, and what is set beside the fields. */
export function LookStep({ teamid, base, isTogether, onOrder }: LookStepProps) {
  const t = useTranslate(wizardTemplate);
  const { changeOf } = useTemplateWords();
  const template = useTypedTemplate();
  const before = rulesOf(base);
  const changes = changedFields(before, template).map((field) => changeOf(field, template, before));
  return (
    <>
      <section aria-labelledby="what-will-change">
        <h2 id="what-will-change" className="type-heading mb-2.5">
          {t("whatWillChange")}
        </h2>
        {isTogether && <p className="mb-3 text-help text-muted">{t("together")}</p>}
        {changes.length === 0 && <p className="text-muted">{t("nothingYet")}</p>}
        {changes.length > 0 && <ChangeList changes={changes} />}
        {base.cards > 0 && <Kept teamid={teamid} base={base} template={template} />}
      </section>
      <Switches />
      <OrderField onOrder={onOrder} />
    </>
  );
}

/** With its values as they would be stored, once they are valid. */
function useTypedTemplate(): Template {
  const values = useWizardState((state) => state.values);
  const { rules } = useRules();
  const typed = templateOf({ values, rules });
  const reading = readTemplate(sentTemplate(typed));
  return "template" in reading ? reading.template : typed;
}

type KeptProps = { teamid: string; base: TeamTemplate; template: Template };

/** What people have typed where the template has its say from now on. */
function Kept({ teamid, base, template }: KeptProps) {
  const t = useTranslate(wizardTemplate);
  const { nameOf } = useTemplateWords();
  const body = hiddenBy(rulesOf(base), template);
  const { templateid } = base;
  const look = useQuery({
    queryKey: ["template-look", teamid, templateid, body],
    queryFn: ({ signal }) =>
      call(
        "POST /api/team/:teamid/templates/:templateid/look",
        { params: { teamid, templateid }, body },
        { signal },
      ),
    enabled: body.hidden.length > 0 || Object.keys(body.endings).length > 0,
    staleTime: 0,
    gcTime: 0,
    networkMode: "always",
  });
  const { data } = look;
  return (
    <div className="mt-4 grid gap-1 text-help text-pretty text-muted" aria-busy={look.isLoading}>
      {look.isLoading && <p role="status">{t("looking")}</p>}
      {look.error && <p role="alert">{t("notLooked")}</p>}
      {data?.kept.map(({ field, cards }) => (
        <p key={field}>{t("kept", { field: nameOf(field), count: cards })}</p>
      ))}
      {data && <UnfitNotice unfit={data.unfit} count={data.unfitCount} />}
    </div>
  );
}

function Switches() {
  const t = useTranslate(wizardTemplate);
  const { rules, change } = useRules();
  return (
    <div className="mt-7 mb-7 grid gap-5">
      <Switch label={t("exchange")} isOn={rules.exchange} onChange={(exchange) => change({ exchange })}>
        {t("exchangeText")}
      </Switch>
      <Switch label={t("indexable")} isOn={rules.indexable} onChange={(indexable) => change({ indexable })}>
        {t("indexableText")}
      </Switch>
    </div>
  );
}

function OrderField({ onOrder }: { onOrder: () => void }) {
  const t = useTranslate(wizardTemplate);
  const words = useTranslate(templateWords);
  const { store } = useWizard();
  const { rules } = useRules();

  /** Without an order of its own, a template leaves it to each person. */
  function beginOrder() {
    if ((store.get().values.channelOrder ?? []).length > 0) return;
    const used = CHANNELS.filter(({ key }) => `contacts.${key}` in rules.fields);
    store.set(
      "channelOrder",
      used.map(({ key }) => key),
    );
  }

  return (
    <TemplateField
      field="channelOrder"
      name={words("channelOrder")}
      icon={<ArrowDownUp aria-hidden="true" size={20} strokeWidth={1.75} />}
      onRule={(rule) => rule === "fixed" && beginOrder()}
      fixed={
        <Button variant="secondary" onClick={onOrder}>
          {t("putInOrder")}
        </Button>
      }
      theirs={<FieldHint>{t("orderOwn")}</FieldHint>}
    />
  );
}
