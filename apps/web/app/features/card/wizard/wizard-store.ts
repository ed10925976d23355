import type { ChannelKey } from "@visita/domain/card/channels";
import { EMPTY_CONTACT, type TypedContact, type WizardValues } from "./wizard-values.ts";

/** Messages by field: `fullname`, `contacts.email`. */
export type Problems = Readonly<Record<string, string>>;

export type WizardState = {
  readonly values: WizardValues;
  readonly problems: Problems;
  /** The username that the server reported as free. */
  readonly freeUsername: string | null;
  /** There are unsaved changes. */
  readonly isDirty: boolean;
  /** A save was refused; the problems are listed until they are fixed. */
  readonly wasRefused: boolean;
};

export type WizardStore = ReturnType<typeof createWizardStore>;

/** Holds the input outside of React, so that a key press re-renders one field and not the whole wizard. */
export function createWizardStore(initial: WizardValues, isDirty = false) {
  let state: WizardState = { values: initial, problems: {}, freeUsername: null, isDirty, wasRefused: false };
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

    /** Changing a field clears its message. */
    set<Key extends Exclude<keyof WizardValues, "contacts">>(field: Key, value: WizardValues[Key]) {
      if (state.values[field] === value) return;
      change({
        values: { ...state.values, [field]: value },
        problems: without(state.problems, field),
        isDirty: true,
        ...(field === "username" && { freeUsername: null }),
      });
    },

    setContact(key: ChannelKey, part: Partial<TypedContact>) {
      const before = state.values.contacts[key] ?? EMPTY_CONTACT;
      const contact = { ...before, ...part };
      if (contact.value === before.value && contact.title === before.title) return;
      change({
        values: { ...state.values, contacts: { ...state.values.contacts, [key]: contact } },
        problems: without(state.problems, `contacts.${key}`),
        isDirty: true,
      });
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

    /** Resets to these values: a draft, or the stored card. */
    replace(values: WizardValues, isNowDirty: boolean) {
      change({ values, problems: {}, freeUsername: null, isDirty: isNowDirty, wasRefused: false });
    },

    markSaved() {
      change({ isDirty: false });
    },
  };
}

function without(problems: Problems, field: string): Problems {
  if (!(field in problems)) return problems;
  const { [field]: _gone, ...others } = problems;
  return others;
}
