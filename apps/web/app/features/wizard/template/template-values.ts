import { CHANNELS, type ChannelKey } from "@visita/domain/card/channels";
import { DEFAULT_THEME } from "@visita/domain/card/themes";
import type { Template, TemplateChannel, TemplateField } from "@visita/domain/team/template";
import type { TemplateInput } from "@visita/domain/team/template.contract";
import type { TypedContact, WizardValues } from "../wizard-values.ts";
import type { Rule, TemplateRules } from "./template-rules.ts";

/** A template as it stands in the editor. */
export type TypedTemplate = { readonly values: WizardValues; readonly rules: TemplateRules };

const TEXTS = ["companyname", "occupation", "bio"] as const;

export function typedTemplate(template: Template): TypedTemplate {
  const contacts: Partial<Record<ChannelKey, TypedContact>> = {};
  const endings: Record<string, string> = {};
  const fields: Record<string, Rule> = {
    profilepic: template.photo === "theirs" ? "theirs" : "fixed",
    logo: template.logo.rule,
    color: template.color.rule,
    channelOrder: template.channelOrder.length > 0 ? "fixed" : "theirs",
  };
  for (const field of TEXTS) fields[field] = template[field].rule;
  for (const [key, channel] of Object.entries(template.channels) as [ChannelKey, TemplateChannel][]) {
    fields[`contacts.${key}`] = channel.rule;
    if (channel.rule === "fixed") contacts[key] = { value: channel.value, title: channel.title ?? "" };
    else if (channel.ending) endings[key] = channel.ending;
  }
  const text = (field: TemplateField<string>) => (field.rule === "fixed" ? field.value : "");
  return {
    values: {
      profilepic: null,
      fullname: "",
      occupation: text(template.occupation),
      companyname: text(template.companyname),
      bio: text(template.bio),
      logo: template.logo.rule === "fixed" ? template.logo.value : null,
      color: template.color.rule === "fixed" ? template.color.value : DEFAULT_THEME,
      contacts,
      channelOrder: template.channelOrder,
      language: "",
      reading: "",
      secondSide: null,
      username: "",
    },
    rules: { fields, endings, exchange: template.exchange, indexable: template.indexable },
  };
}

/** As it was typed; nothing is checked. */
export function templateOf({ values, rules }: TypedTemplate): Template {
  const isFixed = (field: string) => rules.fields[field] === "fixed";
  const field = <Value>(name: string, value: Value): TemplateField<Value> =>
    isFixed(name) ? { rule: "fixed", value } : { rule: "theirs" };
  return {
    photo: isFixed("profilepic") ? "none" : "theirs",
    logo: field("logo", values.logo),
    color: field("color", values.color),
    companyname: field("companyname", values.companyname),
    occupation: field("occupation", values.occupation),
    bio: field("bio", values.bio),
    channels: channelsOf({ values, rules }),
    channelOrder: isFixed("channelOrder") ? (values.channelOrder ?? []) : [],
    exchange: rules.exchange,
    indexable: rules.indexable,
  };
}

/** As it is sent and checked. */
export function sentTemplate(template: Template): TemplateInput {
  return {
    ...template,
    channels: template.channels as TemplateInput["channels"],
    channelOrder: [...template.channelOrder],
  };
}

function channelsOf({ values, rules }: TypedTemplate): Template["channels"] {
  const channels: Partial<Record<ChannelKey, TemplateChannel>> = {};
  for (const { key } of CHANNELS) {
    const rule = rules.fields[`contacts.${key}`];
    const { value = "", title = "" } = values.contacts[key] ?? {};
    const ending = rules.endings[key]?.trim();
    if (rule === "fixed") channels[key] = { rule, value, ...(title && { title }) };
    else if (rule === "theirs") channels[key] = { rule, ...(ending && { ending }) };
  }
  return channels;
}

/** For the preview: a channel has no tile before it has a value. */
export function previewedTemplate(typed: TypedTemplate): Template {
  const template = templateOf(typed);
  const filled = Object.entries(template.channels).filter(
    ([, channel]) => channel.rule === "theirs" || channel.value.trim() !== "",
  );
  return { ...template, channels: Object.fromEntries(filled) };
}

/** The newest version with what was changed here since `opened`. */
export function mergedTemplate(mine: Template, opened: Template, newest: Template): Template {
  const isChanged = (one: unknown, other: unknown) => JSON.stringify(one) !== JSON.stringify(other);
  const pick = <Field extends keyof Template>(field: Field) =>
    isChanged(mine[field], opened[field]) ? mine[field] : newest[field];
  const channels: Partial<Record<ChannelKey, TemplateChannel>> = {};
  for (const { key } of CHANNELS) {
    const isMine = isChanged(mine.channels[key], opened.channels[key]);
    const channel = (isMine ? mine : newest).channels[key];
    if (channel) channels[key] = channel;
  }
  return {
    photo: pick("photo"),
    logo: pick("logo"),
    color: pick("color"),
    companyname: pick("companyname"),
    occupation: pick("occupation"),
    bio: pick("bio"),
    channels,
    channelOrder: pick("channelOrder"),
    exchange: pick("exchange"),
    indexable: pick("indexable"),
  };
}

/** What people have typed and would no longer see on their cards. */
export function hiddenBy(before: Template, after: Template) {
  const typed = typedTemplate(before).rules.fields;
  const now = typedTemplate(after).rules.fields;
  const keys = Object.keys(after.channels) as ChannelKey[];
  const endingOf = (channel: TemplateChannel | undefined) =>
    channel?.rule === "theirs" ? (channel.ending ?? "") : "";
  const changed = keys.filter((key) => {
    const ending = endingOf(after.channels[key]);
    return ending !== "" && ending !== endingOf(before.channels[key]);
  });
  return {
    hidden: Object.keys(typed).filter((field) => typed[field] === "theirs" && now[field] !== "theirs"),
    endings: Object.fromEntries(changed.map((key) => [key, endingOf(after.channels[key])])),
  };
}
