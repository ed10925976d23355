/** Indexed by search engines and shown with a share preview. All other pages are cards or need an account. */
export const PUBLIC_PAGES = ["/", "/about", "/features", "/pricing", "/contact", "/accessibility"] as const;
