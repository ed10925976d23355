import { renderToString } from "react-dom/server";
import { blankForm } from "./blank-form.ts";
import { CardDocument } from "./card-document.tsx";
import type { CardSite } from "./card-page.types.ts";

const HEAD_TEXTS = ["username", "title", "description", "themeColor", "pictureVersion"] as const;
const BODY_TEXTS = ["cardid", "userid", "username", "fullname"] as const;

const TITLE = "<title>";
const BETWEEN = "</head><body>";
const END = "</body></html>";

const known = new Map<string, ReturnType<typeof render>>();

/** The page around a card is the same for all of them but for a few words: React renders it once. */
export function pageForm(hasQrCode: boolean, site: CardSite) {
  const key = `${hasQrCode} ${site.publicUrl} ${site.brand}`;
  const form = known.get(key) ?? render(hasQrCode, site);
  known.set(key, form);
  return form;
}

/** What is raw is safe already: filled into forms of its own, or JSON that cannot end its script. */
function render(hasQrCode: boolean, site: CardSite) {
  return {
    head: blankForm(HEAD_TEXTS, ["preloads", "personData"], ({ preloads, ...texts }) => {
      const html = documentOf({ ...NO_TEXTS, ...texts }, "");
      return `<!doctype html>${html.slice(0, html.indexOf(BETWEEN)).replace(TITLE, preloads + TITLE)}`;
    }),
    body: blankForm(BODY_TEXTS, ["cardView"], ({ cardView, ...texts }) => {
      const html = documentOf({ ...NO_TEXTS, ...texts }, cardView);
      return html.slice(html.indexOf(BETWEEN) + BETWEEN.length, -END.length);
    }),
  };

  function documentOf(texts: typeof NO_TEXTS, cardView: string): string {
    return renderToString(
      <CardDocument texts={texts} cardView={cardView} hasQrCode={hasQrCode} site={site} />,
    );
  }
}

const NO_TEXTS = {
  cardid: "",
  userid: "",
  username: "",
  fullname: "",
  title: "",
  description: "",
  themeColor: "",
  pictureVersion: "",
  personData: "",
};
