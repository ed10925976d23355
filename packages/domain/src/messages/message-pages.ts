import { defineArea } from "../language/area.ts";
import english from "./message-pages/en.ts";

/** Pages that have nothing to show: not found, and cards that nobody is shown. */
export const messagePages = defineArea({
  en: english,
  id: () => import("./message-pages/id.ts"),
  cs: () => import("./message-pages/cs.ts"),
  de: () => import("./message-pages/de.ts"),
  es: () => import("./message-pages/es.ts"),
  fr: () => import("./message-pages/fr.ts"),
  it: () => import("./message-pages/it.ts"),
  nl: () => import("./message-pages/nl.ts"),
  pl: () => import("./message-pages/pl.ts"),
  pt: () => import("./message-pages/pt.ts"),
  sv: () => import("./message-pages/sv.ts"),
  vi: () => import("./message-pages/vi.ts"),
  tr: () => import("./message-pages/tr.ts"),
  el: () => import("./message-pages/el.ts"),
  uk: () => import("./message-pages/uk.ts"),
  he: () => import("./message-pages/he.ts"),
  ar: () => import("./message-pages/ar.ts"),
  fa: () => import("./message-pages/fa.ts"),
  hi: () => import("./message-pages/hi.ts"),
  bn: () => import("./message-pages/bn.ts"),
  th: () => import("./message-pages/th.ts"),
  ja: () => import("./message-pages/ja.ts"),
  ko: () => import("./message-pages/ko.ts"),
  "zh-Hans": () => import("./message-pages/zh-Hans.ts"),
  "zh-Hant": () => import("./message-pages/zh-Hant.ts"),
});
