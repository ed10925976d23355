import { STORAGE_KEYS } from "@visita/domain/account/account.constants";

type Key = keyof typeof STORAGE_KEYS;

/** Holds values where a browser denies storage; they then last until the document is left. */
const unstored = new Map<Key, string>();

/** The sign-in under way may be finished in another tab; a recovery ends with the tab it began in. */
function storageOf(key: Key): Storage {
  return key.startsWith("recovery") ? sessionStorage : localStorage;
}

export function persistValue(key: Key, value: string): void {
  try {
    storageOf(key).setItem(STORAGE_KEYS[key], value);
  } catch {
    unstored.set(key, value);
  }
}

export function readPersistedValue(key: Key): string | undefined {
  try {
    return storageOf(key).getItem(STORAGE_KEYS[key]) ?? unstored.get(key);
  } catch {
    return unstored.get(key);
  }
}

/** A moment in the past, in epoch milliseconds; a time to come means that the clock was changed. */
export function readPersistedTime(key: Key): number | undefined {
  const at = Number(readPersistedValue(key) ?? Number.NaN);
  return at > 0 && at <= Date.now() ? at : undefined;
}

export function removePersistedValue(key: Key): void {
  unstored.delete(key);
  try {
    storageOf(key).removeItem(STORAGE_KEYS[key]);
  } catch {
    // It was never stored.
  }
}
