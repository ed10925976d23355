import type { OwnerLanguage } from "@visita/domain/language/languages";
import { languageChoice } from "@visita/domain/owner-messages/language-choice";
import { useSearchParams } from "react-router";
import { call } from "../../../lib/api.ts";
import { ApiError } from "../../../lib/api-error.ts";
import { showLanguage } from "../../../lib/chosen-language.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { notify } from "../../../ui/toast.tsx";
import { useSession } from "./session-context.tsx";

/** Shows everything in another language, and keeps the choice in this browser and in the account. */
export function useChooseLanguage(): (language: OwnerLanguage) => Promise<void> {
  const t = useTranslate(languageChoice);
  const { currentUser, setCurrentUser } = useSession();
  const [query, setQuery] = useSearchParams();
  return async (language) => {
    try {
      await showLanguage(language);
      if (currentUser) setCurrentUser((await call("PUT /api/account/language", { body: { language } })).user);
    } catch (error) {
      notify.error(error instanceof ApiError ? error.message : t("notChanged"));
      return;
    }
    notify.success((await languageChoice.load(language))("changed"));
    if (!query.has("lang")) return;
    query.delete("lang");
    setQuery(query, { replace: true, preventScrollReset: true });
  };
}
