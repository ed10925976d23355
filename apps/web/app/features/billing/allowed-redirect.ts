/** Where the payment provider's own pages are. */
const PROVIDER_ORIGINS: readonly string[] = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Whether a browser is sent to an address: only within the product, or to the provider's pages. */
export function isAllowedRedirect(address: string, page: string): boolean {
  if (!URL.canParse(address, page)) return false;
  const { origin } = new URL(address, page);
  return origin === new URL(page).origin || PROVIDER_ORIGINS.includes(origin);
}
