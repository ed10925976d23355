import { loadAreas } from "@visita/domain/language/area";
import { LANGUAGE_COOKIE, type OwnerLanguage } from "@visita/domain/language/languages";

const YEAR_SECONDS = 365 * 24 * 60 * 60;

const listeners = new Set<() => void>();

let chosen: OwnerLanguage | undefined;

/** Since the page began; undefined as long as it is shown as the server has written it. */
export function chosenLanguage(): OwnerLanguage | undefined {
  return chosen;
}

export function subscribeToLanguage(listener: () => void): () => void {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Everything at once, once all that the page says is loaded. The next page begins in this language. */
export async function showLanguage(language: OwnerLanguage): Promise<void> {
  await loadAreas(language);
  const secure = location.protocol === "https:" ? ";secure" : "";
  // biome-ignore lint/suspicious/noDocumentCookie: Safari has no Cookie Store before 18.4
  document.cookie = `${LANGUAGE_COOKIE}=${language};path=/;max-age=${YEAR_SECONDS};samesite=lax${secure}`;
  chosen = language;
  for (const listener of listeners) listener();
}
