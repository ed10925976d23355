import { PRIVACY_SECTIONS } from "./privacy-sections.ts";
import { TERMS_SECTIONS } from "./terms-sections.ts";

export const LEGAL_TEXTS = {
  terms: { title: "Terms of Service", sections: TERMS_SECTIONS },
  privacy: { title: "Privacy Policy", sections: PRIVACY_SECTIONS },
} as const;

export type LegalTextName = keyof typeof LEGAL_TEXTS;

export const LAST_UPDATED = "Last updated February 4, 2025";
