/** The pages that search engines and share previews are meant for. Everything else is somebody's own or a card. */
export const PUBLIC_PAGES = ["/", "/about", "/features", "/pricing", "/contact"] as const;

export type PublicPage = (typeof PUBLIC_PAGES)[number];
