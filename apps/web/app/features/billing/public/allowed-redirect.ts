/** Where the payment provider's own pages are. */
const PROVIDER_ORIGINS: readonly string[] = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Whether a browser is sent to a URL: only within the product, or to the provider's pages. */
export function isAllowedRedirect(url: unknown, page: string): boolean {
  if (typeof url !== "string" || !URL.canParse(url, page)) return false;
  const { origin } = new URL(url, page);
  return origin === new URL(page).origin || PROVIDER_ORIGINS.includes(origin);
}
