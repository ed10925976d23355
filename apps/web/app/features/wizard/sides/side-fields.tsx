import { TITLE_MAX_CHARS } from "@visita/domain/card/card-text.rules";
import { CHANNELS } from "@visita/domain/card/channels";
import { wizardSides } from "@visita/domain/owner-messages/wizard-sides";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { Trash2 } from "lucide-react";
import { type ComponentProps, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { BioArea } from "../steps/bio-area.tsx";
import { SetField } from "../team/set-field.tsx";
import {
  useIsNeeded,
  useIsSet,
  useSideLanguages,
  useSideText,
  useText,
  useWizard,
  useWizardState,
} from "../wizard-context.tsx";
import { ContactFileLink } from "./contact-file-link.tsx";
import { LanguageFields } from "./side-languages.tsx";
import { removeSide } from "./side-removal.ts";
import type { SideField } from "./side-values.ts";

/** Names in these are not read as they are written. */
const WITH_READING: ReadonlySet<string> = new Set(["ja", "ko", "zh-Hans", "zh-Hant"]);

export function SideFields() {
  const t = useTranslate(wizardSides);
  const { store } = useWizard();
  return (
    <div className="grid gap-5">
      <LanguageFields />
      <FirstReading />
      <div className="grid items-start gap-5 md:grid-cols-2">
        <SideLine field="fullname" label={t("name")} isRequired />
        <SideLine field="occupation" label={t("role")} isRequired />
      </div>
      <SecondReading />
      <SideLine field="companyname" label={t("company")} isRequired />
      <SideBio />
      <ChannelLines />
      <p className="text-help text-pretty text-muted">{t("namesHint")}</p>
      <div className="-ms-3 flex flex-wrap gap-x-4">
        <Button
          variant="ghost"
          icon={Trash2}
          className="px-3! text-danger!"
          onClick={() => removeSide(store, t)}
        >
          {t("removeSide")}
        </Button>
        <ContactFileLink />
      </div>
    </div>
  );
}

export function FirstReading() {
  const t = useTranslate(wizardSides);
  const { value, error, set } = useText("reading");
  const [language] = useSideLanguages();
  return (
    <div data-field="reading">
      <TextField
        label={<LabelWithAside text={t("readingOnFirst")} />}
        hint={t("readingHint")}
        dir="auto"
        lang={language}
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        onChange={(event) => set(event.target.value)}
        error={error}
      />
    </div>
  );
}

function SecondReading() {
  const t = useTranslate(wizardSides);
  const { value, error } = useSideText("reading");
  const [, language = ""] = useSideLanguages();
  const [wasWanted, setWasWanted] = useState(false);
  const isWanted = WITH_READING.has(language) || value !== "" || error !== undefined;
  // It stays while it is emptied.
  if (isWanted && !wasWanted) setWasWanted(true);
  if (!isWanted && !wasWanted) return null;
  const label = <LabelWithAside text={t("readingOnSecond")} />;
  return <SideLine field="reading" label={label} hint={t("readingHint")} />;
}

function LabelWithAside({ text }: { text: string }) {
  const aside = (words: string) => <span className="font-normal text-muted">{words}</span>;
  return <TaggedText text={text} tags={{ aside }} />;
}

function SideBio() {
  const { value, error, set } = useSideText("bio");
  const [, language] = useSideLanguages();
  const first = useWizardState(({ values }) => values.bio);
  const t = useTranslate(wizardStepTexts);
  if (useIsSet("bio")) return <SetField label={t("bio")} value={first} />;
  return (
    <div data-field="secondSide.bio">
      <BioArea value={value} onChange={set} error={error} lang={language || undefined}>
        {first.trim() && <FirstText text={first.trim()} />}
      </BioArea>
    </div>
  );
}

/** The address as it is written in this language, and the labels of channels that have one. */
function ChannelLines() {
  const t = useTranslate(wizardSides);
  const channelName = useChannelName();
  const { features } = useWizard();
  const contacts = useWizardState(({ values }) => values.contacts);
  const titles = useWizardState(({ values }) => values.secondSide?.titles);
  const filled = CHANNELS.filter(({ key }) => features.channel(key) && contacts[key]?.value.trim());
  const { team } = useWizard();
  const own = filled.filter(({ key }) => !team?.fixed.includes(`contacts.${key}`));
  const labelled = own.filter(({ key }) => contacts[key]?.title.trim() || (titles && key in titles));
  return (
    <>
      {own.some(({ key }) => key === "address") && (
        <SideLine
          field="address"
          label={<LabelWithAside text={t("address")} />}
          leading={<ChannelIcon channel="address" size={20} className="shrink-0" />}
          first={contacts.address?.value}
        />
      )}
      {labelled.map(({ key }) => (
        <SideLine
          key={key}
          field={`titles.${key}`}
          label={t("labelFor", { channel: channelName(key) })}
          leading={<ChannelIcon channel={key} size={20} className="shrink-0" />}
          maxLength={TITLE_MAX_CHARS}
          first={contacts[key]?.title}
        />
      ))}
    </>
  );
}

type SideLineProps = Omit<ComponentProps<typeof TextField>, "value" | "onChange" | "error"> & {
  field: SideField;
  /** What the first side says, where that is not in the field of the same name. */
  first?: string | undefined;
};

function SideLine(props: SideLineProps) {
  const { field } = props;
  const value = useWizardState(({ values }) => (isFirstText(field) ? values[field] : ""));
  const isSet = useIsSet(field === "address" ? "contacts.address" : field);
  if (!isSet) return <OpenSideLine {...props} />;
  return isFirstText(field) && <SetField label={props.label} value={value} />;
}

function OpenSideLine({ field, first, isRequired = false, ...texts }: SideLineProps) {
  const isNeeded = useIsNeeded(field);
  const { value, error, set } = useSideText(field);
  const [, language] = useSideLanguages();
  const same = useWizardState(({ values }) => (isFirstText(field) ? values[field] : ""));
  const firstText = (first ?? same).trim();
  return (
    <div data-field={`secondSide.${field}`}>
      <TextField
        hint={firstText && <FirstText text={firstText} />}
        {...texts}
        isRequired={isRequired && isNeeded}
        dir="auto"
        lang={language || undefined}
        autoComplete="off"
        enterKeyHint="next"
        value={value}
        onChange={(event) => set(event.target.value)}
        error={error}
      />
    </div>
  );
}

const FIRST_TEXTS = ["fullname", "occupation", "companyname"] as const;

function isFirstText(field: SideField): field is (typeof FIRST_TEXTS)[number] {
  return FIRST_TEXTS.some((text) => text === field);
}

/** What stands in the same place on the first side. */
function FirstText({ text }: { text: string }) {
  const t = useTranslate(wizardSides);
  const [language] = useSideLanguages();
  return (
    <span className="flex items-baseline gap-2.5">
      <span className="shrink-0">{t("onFirstSide")}</span>{" "}
      <span
        dir="auto"
        lang={language}
        className="min-w-0 font-medium whitespace-pre-line text-text wrap-anywhere"
      >
        {text}
      </span>
    </span>
  );
}
