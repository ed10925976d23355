import type { ChannelKey } from "@visita/domain/card/channels";
import type { ThemeKey } from "@visita/domain/card/themes";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { templateWords } from "@visita/domain/owner-messages/template-words";
import { isTheirs, type Template, type TemplateField } from "@visita/domain/team/template";
import type { TeamTemplate } from "@visita/domain/team/template.contract";
import { useTranslate } from "../../../lib/language.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";

/** What a template says of a field, in words. */
export type FieldState = { readonly text: string; readonly color?: ThemeKey };

export type FieldChange = {
  readonly field: string;
  readonly name: string;
  /** Absent where it is not the same for all who are concerned. */
  readonly before?: FieldState | undefined;
  readonly after: FieldState;
  /** One value takes the place of another. */
  readonly isReplaced: boolean;
};

const TEXTS = ["companyname", "occupation", "bio"] as const;
const SWITCHES = ["exchange", "indexable"] as const;
/** Of which two that differ are called the same. */
const ANOTHER = { logo: "anotherLogo", channelOrder: "anotherOrder" } as const;

/** Fields are named as problems name them, such as `contacts.email`. */
export function useTemplateWords() {
  const t = useTranslate(templateWords);
  const colorName = useTranslate(colorNames);
  const channelName = useChannelName();

  function nameOf(field: string): string {
    const channel = channelOfField(field);
    if (channel !== undefined) return channelName(channel);
    return t(field === "profilepic" ? "photo" : (field as "photo"));
  }

  /** Beside what `other` says of the same field. */
  function stateOf(template: Template, field: string, other: Template | undefined): FieldState {
    const isNews = other !== undefined && isOwn(other, field);
    const said = (value: string): FieldState =>
      value === "" ? { text: t("leftEmpty") } : { text: isNews ? t("sameValue", { value }) : value };
    const ofField = <Value>(given: TemplateField<Value>, fixed: (value: Value) => FieldState) =>
      given.rule === "theirs" ? { text: t("own") } : fixed(given.value);

    const text = TEXTS.find((each) => each === field);
    if (text) return ofField(template[text], said);
    const toggle = SWITCHES.find((each) => each === field);
    if (toggle) return { text: t(template[toggle] ? "on" : "off") };
    if (field === "color") return ofField(template.color, (color) => ({ text: colorName(color), color }));
    if (field === "logo") return ofField(template.logo, (logo) => ({ text: t(logo ? "aLogo" : "noLogo") }));
    if (field === "channelOrder") return { text: t(isOwn(template, field) ? "own" : "anOrder") };
    const channel = channelOfField(field);
    if (channel === undefined) return { text: t(template.photo === "theirs" ? "own" : "noPhoto") };
    const entry = template.channels[channel];
    if (entry === undefined) return { text: t("notUsed") };
    if (entry.rule === "fixed") return said(entry.value);
    if (entry.ending) return { text: t("mustEndWith", { ending: entry.ending }) };
    return { text: t(isNews ? "anyEnding" : "own") };
  }

  function changeOf(field: string, after: Template, before?: Template): FieldChange {
    const former = before && stateOf(before, field, after);
    const next = stateOf(after, field, before);
    const another = ANOTHER[field as keyof typeof ANOTHER];
    return {
      field,
      name: nameOf(field),
      before: former,
      after: another && former?.text === next.text ? { text: t(another) } : next,
      isReplaced: before !== undefined && isFixed(before, field) && isFixed(after, field),
    };
  }

  return { nameOf, changeOf };
}

/** As the rules of templates know it. */
export function rulesOf({ template }: Pick<TeamTemplate, "template">): Template {
  return template as Template;
}

export function channelOfField(field: string): ChannelKey | undefined {
  return /^contacts\.(.+)$/.exec(field)?.[1] as ChannelKey | undefined;
}

function isOwn(template: Template, field: string): boolean {
  return isTheirs(template, field === "photo" ? "profilepic" : field);
}

/** A channel that is not used is neither. */
function isFixed(template: Template, field: string): boolean {
  const channel = channelOfField(field);
  return channel === undefined ? !isOwn(template, field) : template.channels[channel]?.rule === "fixed";
}

/** How many of its fields are the same for everybody, and how many each person's own. */
export function countFields(template: Template): { same: number; own: number } {
  const channels = Object.keys(template.channels).map((key) => `contacts.${key}`);
  const fields = ["photo", "logo", "color", ...TEXTS, ...channels];
  const own = fields.filter((field) => isOwn(template, field)).length;
  return { same: fields.length - own, own };
}
