import { defineOwnerArea } from "../language/area.ts";

/** The books that phones and desks keep in step with, as they are named there. */
export const addressBooks = defineOwnerArea({
  en: () => import("./address-books/en.ts"),
  de: () => import("./address-books/de.ts"),
  fr: () => import("./address-books/fr.ts"),
  es: () => import("./address-books/es.ts"),
  it: () => import("./address-books/it.ts"),
  ar: () => import("./address-books/ar.ts"),
  ja: () => import("./address-books/ja.ts"),
});
