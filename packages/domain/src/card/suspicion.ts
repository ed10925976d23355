import type { AdminCardsText } from "../owner-messages/admin-cards.ts";

/** Why somebody should look at a card. */
export type Suspicion =
  | { readonly reason: "ownerTakenDown" | "looksLikeUs" }
  | { readonly reason: "looksLikeBrand" | "forgedBrand"; readonly brands: readonly string[] };

/** As they are stored and answered: what was looked at once is compared with it. */
const STORED = {
  ownerTakenDown: "Another card of its owner is taken down",
  looksLikeUs: "Looks like this installation",
  forgedBrand: "Uses letters of another script to look like a brand",
  looksLikeBrand: "Looks like a known brand",
} as const satisfies Readonly<Record<Suspicion["reason"], string>>;

export function storedSuspicions(suspicions: readonly Suspicion[]): string {
  return suspicions
    .map((one) => STORED[one.reason] + ("brands" in one ? `: ${one.brands.join(", ")}` : ""))
    .join(". ");
}

/** What is stored, in the language of the page. */
export function suspicionWords(stored: string, t: AdminCardsText): string {
  return stored
    .split(". ")
    .map((text) => {
      const [name = "", brands = ""] = text.split(": ");
      if (name === STORED.ownerTakenDown) return t("ownerTakenDown");
      if (name === STORED.looksLikeUs) return t("looksLikeUs");
      if (name === STORED.forgedBrand) return t("forgedBrand", { brands });
      return name === STORED.looksLikeBrand ? t("looksLikeBrand", { brands }) : text;
    })
    .reduce((first, second) => t("twoReasons", { first, second }));
}
