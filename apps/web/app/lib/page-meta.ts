import { BRAND } from "@visita/domain/brand";
import type { Area } from "@visita/domain/language/area";
import { type Language, OWNER_LANGUAGES } from "@visita/domain/language/languages";
import { siteFrame } from "@visita/domain/owner-messages/site-frame";
import { PUBLIC_PAGES } from "@visita/domain/site/page-ports";
import type { MetaDescriptor } from "react-router";
import { languageOfMatches, translateIn } from "./language.tsx";

type Match = { id: string; pathname?: string; loaderData?: unknown } | undefined;

type PageText = { title: string; description?: string };

type Site = { brand: string; publicUrl: string };

/** Lies in `public/`: 1200 by 630, the size that every site takes. It names no brand, which is a setting. */
const SHARE_IMAGE_PATH = "/share.png";

/**
 * The head of a page; the name of the installation follows the title. Only the public pages are for search engines
 * and share previews, and only when they could be shown: a fault at their URL has no description.
 */
export function pageMeta(matches: readonly Match[], page: PageText): MetaDescriptor[] {
  const site = siteOf(matches);
  const title = `${page.title} | ${site.brand}`;
  const path = publicPath(matches);
  const { description } = page;
  if (!description || !path) {
    const about = description ? [{ name: "description", content: description }] : [];
    return [{ title }, ...about, { name: "robots", content: "noindex" }];
  }
  const language = languageOfMatches(matches);
  const address = site.publicUrl + path;
  const addressIn = (each: Language) => `${address}?lang=${each}`;
  // The plain address is English for those that ask for no language, as search engines do.
  const url = language === "en" ? address : addressIn(language);
  const imageUrl = site.publicUrl + SHARE_IMAGE_PATH;
  const imageText = textsOf(siteFrame, matches)("shareImage");
  return [
    { title },
    { name: "description", content: description },
    { tagName: "link", rel: "canonical", href: url },
    ...OWNER_LANGUAGES.map((hrefLang) => alternate(hrefLang, addressIn(hrefLang))),
    alternate("x-default", address),
    { property: "og:type", content: "website" },
    { property: "og:site_name", content: site.brand },
    { property: "og:title", content: page.title },
    { property: "og:description", content: description },
    { property: "og:url", content: url },
    { property: "og:image", content: imageUrl },
    { property: "og:image:type", content: "image/png" },
    { property: "og:image:width", content: "1200" },
    { property: "og:image:height", content: "630" },
    { property: "og:image:alt", content: imageText },
    { name: "twitter:card", content: "summary_large_image" },
    { name: "twitter:title", content: page.title },
    { name: "twitter:description", content: description },
    { name: "twitter:image", content: imageUrl },
    { name: "twitter:image:alt", content: imageText },
  ];
}

function alternate(hrefLang: string, href: string) {
  return { tagName: "link", rel: "alternate", hrefLang, href } as const;
}

type PlainKey<English> = { [Key in keyof English]: English[Key] extends string ? Key : never }[keyof English];
type PageKeys<English> = { title: PlainKey<English>; description?: PlainKey<English> };

/** The `meta` of a route in the language of the page, by keys of messages without arguments. */
export function metaIn<English>(area: Area<English>, { title, description }: PageKeys<English>) {
  return ({ matches }: { matches: readonly Match[] }) => {
    const say = textsOf(area, matches);
    return pageMeta(matches, { title: say(title), ...(description && { description: say(description) }) });
  };
}

function textsOf<English>(area: Area<English>, matches: readonly Match[]) {
  const t = translateIn(area, languageOfMatches(matches));
  // The compiler does not see that messages of these keys have no arguments.
  return t as unknown as (key: PlainKey<English>) => string;
}

/** Without the slash that somebody may have typed after it. */
function publicPath(matches: readonly Match[]): string | undefined {
  const pathname = matches.at(-1)?.pathname ?? "";
  const path = pathname.replace(/(.)\/+$/, "$1");
  return PUBLIC_PAGES.find((page) => page === path);
}

function siteOf(matches: readonly Match[]): Site {
  const root = matches.find((match) => match?.id === "root")?.loaderData;
  const settings = (root as { settings?: Partial<Site> } | undefined)?.settings;
  return { brand: settings?.brand ?? BRAND, publicUrl: settings?.publicUrl ?? "" };
}
