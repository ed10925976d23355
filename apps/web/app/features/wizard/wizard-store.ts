import type { SideNumber } from "@visita/domain/card/card-sides";
import type { ChannelKey } from "@visita/domain/card/channels";
import {
  countSideChanges,
  type SideField,
  sideOfField,
  sideText,
  type TypedSide,
  withSideText,
} from "./sides/side-values.ts";
import type { TemplateRules } from "./template/template-rules.ts";
import { EMPTY_CONTACT, type TypedContact, type WizardValues } from "./wizard-values.ts";

/** What is wrong, by field: `fullname`, `contacts.email`. */
export type Problems = Readonly<Record<string, string>>;

export type WizardState = {
  readonly values: WizardValues;
  /** Of a template; undefined for a card. */
  readonly rules?: TemplateRules | undefined;
  /** As stored on the server; null when they began with a draft. */
  readonly saved: WizardValues | null;
  readonly problems: Problems;
  /** The username of which the server has said that nobody has it. */
  readonly freeUsername: string | null;
  /** Something was typed that no server has yet. */
  readonly isDirty: boolean;
  /** Saving was tried and refused: what is missing is told until it is mended. */
  readonly wasRefused: boolean;
  /** Where somebody is typing, for the preview. */
  readonly focusedField: string | null;
  /** What the preview shows of a card with two sides. */
  readonly shownSide: SideNumber;
  /** The link by which the preview shows it; undefined for its plain address. */
  readonly shownLink: string | undefined;
};

/** Channels that may have the same number as the phone. */
export const SAME_AS_PHONE: ReadonlySet<ChannelKey> = new Set(["sms", "whatsapp", "whatsappbusiness"]);

export type WizardStore = ReturnType<typeof createWizardStore>;

/**
 * Holds what is typed outside of React, so that a key press draws one field and not the whole wizard. Whoever shows a
 * part subscribes to that part.
 */
export function createWizardStore(initial: WizardValues, isDirty = false, rules?: TemplateRules) {
  let state: WizardState = {
    values: initial,
    rules,
    saved: isDirty ? null : initial,
    problems: {},
    freeUsername: null,
    isDirty,
    wasRefused: false,
    focusedField: null,
    shownSide: 1,
    shownLink: undefined,
  };
  const listeners = new Set<() => void>();

  function change(part: Partial<WizardState>) {
    state = { ...state, ...part };
    for (const listener of listeners) listener();
  }

  return {
    get: () => state,

    subscribe(listener: () => void) {
      listeners.add(listener);
      return () => void listeners.delete(listener);
    },

    /** A message goes as soon as its field is touched. */
    set<Key extends Exclude<keyof WizardValues, "contacts" | "secondSide">>(
      field: Key,
      value: WizardValues[Key],
    ) {
      if (state.values[field] === value) return;
      change({
        values: { ...state.values, [field]: value },
        problems: without(state.problems, field),
        isDirty: true,
        shownSide: sideOfField(field) ?? state.shownSide,
        ...(field === "username" && { freeUsername: null }),
      });
    },

    /** A message about a field goes when its rule is another one. */
    changeRules(changed: TemplateRules, field = "") {
      change({ rules: changed, problems: without(state.problems, field), isDirty: true });
    },

    /** For the field to begin with. Nobody has typed it, so that it is no unsaved work. */
    proposeUsername(username: string) {
      change({ values: { ...state.values, username } });
    },

    /** Channels that have the number of the phone keep having it when that changes. */
    setContact(key: ChannelKey, part: Partial<TypedContact>) {
      const before = state.values.contacts[key] ?? EMPTY_CONTACT;
      const contact = { ...before, ...part };
      if (contact.value === before.value && contact.title === before.title) return;
      const contacts: Partial<Record<ChannelKey, TypedContact>> = {
        ...state.values.contacts,
        [key]: contact,
      };
      let problems = without(state.problems, `contacts.${key}`);
      const isNewPhone = key === "phonenumber" && contact.value !== before.value;
      for (const same of isNewPhone ? channelsWithNumber(contacts, before.value) : []) {
        contacts[same] = { title: contacts[same]?.title ?? "", value: contact.value.trim() };
        problems = without(problems, `contacts.${same}`);
      }
      change({ values: { ...state.values, contacts }, problems, isDirty: true });
    },

    /** Which links show a channel; undefined for everybody. */
    setLinkOnly(key: ChannelKey, links: readonly string[] | undefined) {
      const { [key]: _before, ...others } = state.values.linkOnly ?? {};
      const linkOnly = links ? { ...others, [key]: links } : others;
      change({ values: { ...state.values, linkOnly }, isDirty: true });
    },

    /** One box of the second side. */
    setSideText(field: SideField, text: string) {
      const { secondSide } = state.values;
      if (!secondSide || sideText(secondSide, field) === text) return;
      change({
        values: { ...state.values, secondSide: withSideText(secondSide, field, text) },
        problems: without(state.problems, `secondSide.${field}`),
        isDirty: true,
        shownSide: 2,
      });
    },

    /** Adds a second side, or takes it away with all that is wrong on it. */
    setSecondSide(secondSide: TypedSide | null) {
      const problems = Object.entries(state.problems).filter(([field]) => !field.startsWith("secondSide."));
      change({
        values: { ...state.values, secondSide },
        problems: Object.fromEntries(problems),
        isDirty: true,
        shownSide: secondSide ? 2 : 1,
      });
    },

    showSide(shownSide: SideNumber) {
      change({ shownSide });
    },

    showLink(shownLink: string | undefined) {
      change({ shownLink });
    },

    focusField(field: string | null) {
      const shownSide = sideOfField(field) ?? state.shownSide;
      if (state.focusedField === field && state.shownSide === shownSide) return;
      change({ focusedField: field, shownSide });
    },

    setProblem(field: string, problem: string) {
      change({ problems: { ...state.problems, [field]: problem } });
    },

    refuse(problems: Problems) {
      change({ problems, wasRefused: true });
    },

    clearProblems() {
      change({ problems: {}, wasRefused: false });
    },

    setFreeUsername(username: string) {
      change({ freeUsername: username, problems: without(state.problems, "username") });
    },

    /** Begins anew with these values: a draft, or the card as it is stored now. */
    replace(values: WizardValues, isNowDirty: boolean) {
      const saved = isNowDirty ? null : values;
      change({ values, saved, problems: {}, freeUsername: null, isDirty: isNowDirty, wasRefused: false });
    },

    markSaved() {
      change({ isDirty: false, saved: state.values });
    },
  };
}

/** How many fields and channels differ from what the server has; undefined when that is not known. */
export function countChanges({ values, saved }: WizardState): number | undefined {
  if (!saved) return undefined;
  const { contacts, secondSide, linkOnly, ...fields } = values;
  const changedFields = Object.entries(fields).filter(
    ([name, value]) => saved[name as keyof typeof fields] !== value,
  );
  const keys = new Set([...Object.keys(contacts), ...Object.keys(saved.contacts)]) as Set<ChannelKey>;
  const changedContacts = [...keys].filter((key) => {
    const now = contacts[key] ?? EMPTY_CONTACT;
    const before = saved.contacts[key] ?? EMPTY_CONTACT;
    const isSeenByOthers = String(linkOnly?.[key]) !== String(saved.linkOnly?.[key]);
    return isSeenByOthers || now.value !== before.value || now.title !== before.title;
  });
  return changedFields.length + changedContacts.length + countSideChanges(secondSide, saved.secondSide);
}

/** None while there is no number, or the first digit of a phone would fill every empty channel. */
function channelsWithNumber(contacts: WizardValues["contacts"], number: string): ChannelKey[] {
  const wanted = number.trim();
  if (wanted === "") return [];
  return [...SAME_AS_PHONE].filter((key) => contacts[key]?.value.trim() === wanted);
}

function without(problems: Problems, field: string): Problems {
  if (!(field in problems)) return problems;
  const { [field]: _gone, ...others } = problems;
  return others;
}
