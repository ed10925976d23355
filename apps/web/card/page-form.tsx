import { renderToString } from "react-dom/server";
import { blankForm } from "./blank-form.ts";
import { CardDocument, type PageTexts } from "./card-document.tsx";
import type { CardSite } from "./card-page.types.ts";

const TEXTS = [
  "cardid",
  "userid",
  "username",
  "fullname",
  "title",
  "description",
  "themeColor",
  "pictureVersion",
] as const;
/** Safe already: the one is made by React, the other is JSON that cannot end its script. */
const RAW = ["cardView", "personData"] as const;

type PageForm = (values: PageTexts & { cardView: string }) => string;

const known = new Map<string, PageForm>();

/** The page around a card is the same for all of them but for a few words: React renders it once. */
export function pageForm(hasQrCode: boolean, site: CardSite): PageForm {
  const key = `${hasQrCode} ${site.publicUrl} ${site.brand}`;
  const form =
    known.get(key) ??
    blankForm(TEXTS, RAW, ({ cardView, ...texts }) =>
      renderToString(<CardDocument texts={texts} cardView={cardView} hasQrCode={hasQrCode} site={site} />),
    );
  known.set(key, form);
  return form;
}
