import { defineOwnerArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./webhooks/en.ts";

export type WebhookWords = Translate<typeof english>;

/** Addresses that are told what happens to an account. */
export const webhookTexts = defineOwnerArea({
  en: () => import("./webhooks/en.ts"),
  de: () => import("./webhooks/de.ts"),
  fr: () => import("./webhooks/fr.ts"),
  es: () => import("./webhooks/es.ts"),
  it: () => import("./webhooks/it.ts"),
  ar: () => import("./webhooks/ar.ts"),
  ja: () => import("./webhooks/ja.ts"),
});
