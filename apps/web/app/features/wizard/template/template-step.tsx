import { REQUIRED_CHANNELS } from "@visita/domain/card/card.rules";
import { CHANNEL_PAGES, type ChannelKey } from "@visita/domain/card/channels";
import { templateWords } from "@visita/domain/owner-messages/template-words";
import { wizardTemplate } from "@visita/domain/owner-messages/wizard-template";
import { AlignLeft, Briefcase, Building2, Image, type LucideIcon, Palette, Plus, Stamp } from "lucide-react";
import { type ReactNode, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { useTranslate } from "../../../lib/language.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { BioArea } from "../steps/bio-area.tsx";
import { ColourStep, PictureStep } from "../steps/step-content.tsx";
import { useText, useWizard, useWizardState } from "../wizard-context.tsx";
import type { WizardStep } from "../wizard-steps.ts";
import { TemplateChannelField } from "./template-channel.tsx";
import { ExampleHint, FieldHint, TemplateField, useRules } from "./template-field.tsx";

/** A step of the wizard, with a switch for each of its fields. */
export function TemplateStep({ step: { kind, page } }: { step: WizardStep }) {
  const color = useWizardState((state) => state.values.color);
  return (
    <div data-card={color}>
      {kind === "photo" && <PhotoField />}
      {kind === "person" && <PersonFields />}
      {kind === "logo" && <LogoField />}
      {kind === "colour" && <ColourField />}
      {kind === "contacts" && <ContactFields page={page} />}
    </div>
  );
}

function icon(Icon: LucideIcon): ReactNode {
  return <Icon aria-hidden="true" size={20} strokeWidth={1.75} />;
}

function PhotoField() {
  const t = useTranslate(wizardTemplate);
  const words = useTranslate(templateWords);
  return (
    <TemplateField
      field="profilepic"
      name={words("photo")}
      icon={icon(Image)}
      fixedLabel={words("noPhoto")}
      fixed={<FieldHint>{t("photoNone")}</FieldHint>}
      theirs={<FieldHint>{t("photoOwn")}</FieldHint>}
    />
  );
}

function PersonFields() {
  const words = useTranslate(templateWords);
  const bio = useText("bio");
  const { template } = useWizard();
  return (
    <>
      <LineField field="occupation" icon={Briefcase} />
      <LineField field="companyname" icon={Building2} />
      <TemplateField
        field="bio"
        name={words("bio")}
        icon={icon(AlignLeft)}
        fixed={
          <div data-field="bio">
            <BioArea value={bio.value} onChange={bio.set} error={bio.error} isLabelHidden />
          </div>
        }
        theirs={<ExampleHint value={template?.colleague.bio ?? ""} />}
      />
    </>
  );
}

function LineField({ field, icon: Icon }: { field: "occupation" | "companyname"; icon: LucideIcon }) {
  const words = useTranslate(templateWords);
  const { value, error, set } = useText(field);
  const { template } = useWizard();
  return (
    <TemplateField
      field={field}
      name={words(field)}
      icon={icon(Icon)}
      fixed={
        <div data-field={field}>
          <TextField
            label={words(field)}
            isLabelHidden
            dir="auto"
            autoComplete="off"
            enterKeyHint="next"
            value={value}
            onChange={(event) => set(event.target.value)}
            error={error}
          />
        </div>
      }
      theirs={<ExampleHint value={template?.colleague[field] ?? ""} />}
    />
  );
}

function LogoField() {
  const t = useTranslate(wizardTemplate);
  const words = useTranslate(templateWords);
  return (
    <TemplateField
      field="logo"
      name={words("logo")}
      icon={icon(Stamp)}
      fixed={<PictureStep kind="logo" />}
      theirs={<FieldHint>{t("logoOwn")}</FieldHint>}
    />
  );
}

function ColourField() {
  const t = useTranslate(wizardTemplate);
  const words = useTranslate(templateWords);
  return (
    <TemplateField
      field="color"
      name={words("color")}
      icon={icon(Palette)}
      fixed={<ColourStep />}
      theirs={<FieldHint>{t("colourOwn")}</FieldHint>}
    />
  );
}

/** The channels of a page that the cards have; the others stand at the end, to be added. */
function ContactFields({ page }: { page: number }) {
  const t = useTranslate(wizardTemplate);
  const nameOf = useChannelName();
  const { rules, setRule, drop } = useRules();
  const list = useRef<HTMLDivElement>(null);
  const [said, setSaid] = useState("");
  const channels = CHANNEL_PAGES[page - 1] ?? [];
  const isUsed = ({ key }: { key: ChannelKey }) => `contacts.${key}` in rules.fields;
  const unused = channels.filter((channel) => !isUsed(channel));

  function use(key: ChannelKey) {
    flushSync(() => setRule(`contacts.${key}`, "theirs"));
    setSaid("");
    const row = list.current?.querySelector(`[data-template-field="contacts.${key}"]`);
    row?.querySelector<HTMLInputElement>("input:checked")?.focus();
    row?.scrollIntoView({ block: "nearest" });
  }

  function leaveOut(key: ChannelKey) {
    flushSync(() => drop(`contacts.${key}`));
    setSaid(t("isLeftOut", { field: nameOf(key) }));
    list.current?.querySelector<HTMLButtonElement>(`[data-use="${key}"]`)?.focus();
  }

  return (
    <div ref={list}>
      {unused.length === channels.length && <p className="mb-5 text-muted">{t("nothingUsed")}</p>}
      {channels.filter(isUsed).map((channel) => (
        <TemplateChannelField
          key={channel.key}
          channel={channel}
          onLeaveOut={isRequired(channel.key) ? undefined : () => leaveOut(channel.key)}
        />
      ))}
      {unused.length > 0 && (
        <section aria-label={t("notUsed")} className="pt-5">
          <h2 className="text-small font-semibold">{t("notUsed")}</h2>
          <ul className="mt-2.5 flex flex-wrap gap-2">
            {unused.map(({ key }) => (
              <li key={key}>
                <button
                  type="button"
                  data-use={key}
                  aria-label={t("use", { channel: nameOf(key) })}
                  onClick={() => use(key)}
                  className="inline-flex min-h-touch items-center gap-2 rounded-md border-[1.5px] border-dashed border-line-strong px-3 text-small font-semibold hover:bg-sunk"
                >
                  <Plus aria-hidden="true" size={18} strokeWidth={1.75} className="shrink-0" />
                  {nameOf(key)}
                </button>
              </li>
            ))}
          </ul>
        </section>
      )}
      <p role="status">
        <VisuallyHidden>{said}</VisuallyHidden>
      </p>
    </div>
  );
}

function isRequired(key: ChannelKey): boolean {
  return REQUIRED_CHANNELS.some((required) => required === key);
}
