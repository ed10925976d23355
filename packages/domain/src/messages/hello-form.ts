import { defineArea } from "../language/area.ts";
import type { Translate } from "../language/message.ts";
import type english from "./hello-form/en.ts";

export type HelloWords = Translate<typeof english>;

/** The form by which visitors leave their details, on its page and in its dialog. */
export const helloForm = defineArea({
  en: () => import("./hello-form/en.ts"),
  id: () => import("./hello-form/id.ts"),
  cs: () => import("./hello-form/cs.ts"),
  de: () => import("./hello-form/de.ts"),
  es: () => import("./hello-form/es.ts"),
  fr: () => import("./hello-form/fr.ts"),
  it: () => import("./hello-form/it.ts"),
  nl: () => import("./hello-form/nl.ts"),
  pl: () => import("./hello-form/pl.ts"),
  pt: () => import("./hello-form/pt.ts"),
  sv: () => import("./hello-form/sv.ts"),
  vi: () => import("./hello-form/vi.ts"),
  tr: () => import("./hello-form/tr.ts"),
  el: () => import("./hello-form/el.ts"),
  uk: () => import("./hello-form/uk.ts"),
  he: () => import("./hello-form/he.ts"),
  ar: () => import("./hello-form/ar.ts"),
  fa: () => import("./hello-form/fa.ts"),
  hi: () => import("./hello-form/hi.ts"),
  bn: () => import("./hello-form/bn.ts"),
  th: () => import("./hello-form/th.ts"),
  ja: () => import("./hello-form/ja.ts"),
  ko: () => import("./hello-form/ko.ts"),
  "zh-Hans": () => import("./hello-form/zh-Hans.ts"),
  "zh-Hant": () => import("./hello-form/zh-Hant.ts"),
});
