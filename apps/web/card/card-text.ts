import { inside, type Say } from "@visita/domain/language/message";
import type english from "@visita/domain/messages/card-script/en";

let texts: Readonly<Record<string, string>> | undefined;

/** What the script says, in the language of the page. The texts travel in the page: none of them has plural forms. */
export const cardText: Say<typeof english> = (key, ...[values]) => {
  texts ??= JSON.parse(document.querySelector("[data-card-texts]")?.textContent || "{}");
  const known: Readonly<Record<string, string | number>> = values ?? {};
  return (texts?.[key] ?? "").replace(/\{(\w+)\}/g, (whole, name) =>
    name in known ? inside(String(known[name]), document.documentElement.dir === "rtl") : whole,
  );
};
