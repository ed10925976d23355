import type { LegalKey } from "@visita/domain/owner-messages/legal";

/** One heading of a legal text. */
export type LegalSection = {
  /** For links that lead to this heading. */
  id?: "counting";
  heading: LegalKey;
  paragraphs: readonly LegalKey[];
  points?: readonly LegalKey[];
};

export const LEGAL_TEXTS: Readonly<Record<"terms" | "privacy", readonly LegalSection[]>> = {
  terms: [
    { heading: "termsAbout", paragraphs: ["termsAboutText"] },
    { heading: "termsAccount", paragraphs: ["termsAccountText1", "termsAccountText2"] },
    { heading: "termsCards", paragraphs: ["termsCardsText1", "termsCardsText2"] },
    {
      heading: "termsNotAllowed",
      paragraphs: ["termsNotAllowedText"],
      points: [
        "termsNotAllowedPoint1",
        "termsNotAllowedPoint2",
        "termsNotAllowedPoint3",
        "termsNotAllowedPoint4",
      ],
    },
    { heading: "termsPlans", paragraphs: ["termsPlansText1", "termsPlansText2"] },
    { heading: "termsCancelling", paragraphs: ["termsCancellingText1", "termsCancellingText2"] },
    { heading: "termsEnding", paragraphs: ["termsEndingText1", "termsEndingText2"] },
    { heading: "termsLiability", paragraphs: ["termsLiabilityText"] },
    { heading: "termsChanges", paragraphs: ["termsChangesText"] },
    { heading: "termsContact", paragraphs: ["termsContactText"] },
  ],
  privacy: [
    { heading: "privacyShort", paragraphs: ["privacyShortText"] },
    {
      heading: "privacyStored",
      paragraphs: ["privacyStoredText"],
      points: [
        "privacyStoredPoint1",
        "privacyStoredPoint2",
        "privacyStoredPoint3",
        "privacyStoredPoint4",
        "privacyStoredPoint5",
        "privacyStoredPoint6",
        "privacyStoredPoint7",
      ],
    },
    {
      id: "counting",
      heading: "privacyCounting",
      paragraphs: ["privacyCountingText1", "privacyCountingText2", "privacyCountingText3"],
    },
    { heading: "privacyPayments", paragraphs: ["privacyPaymentsText"] },
    { heading: "privacyPurpose", paragraphs: ["privacyPurposeText"] },
    { heading: "privacyHowLong", paragraphs: ["privacyHowLongText"] },
    { heading: "privacyWhoElse", paragraphs: ["privacyWhoElseText"] },
    { heading: "privacyBrowser", paragraphs: ["privacyBrowserText1", "privacyBrowserText2"] },
    { heading: "privacyProtection", paragraphs: ["privacyProtectionText"] },
    { heading: "privacyRights", paragraphs: ["privacyRightsText"] },
    { heading: "privacyChanges", paragraphs: ["privacyChangesText"] },
    { heading: "privacyContact", paragraphs: ["privacyContactText"] },
  ],
};

export type LegalTextName = keyof typeof LEGAL_TEXTS;
