import { roleLine } from "@visita/domain/card/role-line";
import { cardPreview } from "@visita/domain/owner-messages/card-preview";
import { useTranslate } from "../../../lib/language.tsx";

/** In place of what is not filled in. Components, because a visitor's card is not to load these texts. */
export function PreviewHint({ of }: { of: "yourName" | "bio" }) {
  return useTranslate(cardPreview)(of);
}

export function PreviewRole({ occupation, companyname }: { occupation: string; companyname: string }) {
  const t = useTranslate(cardPreview);
  return roleLine(occupation || t("jobTitle"), companyname || t("company"));
}
