const PROVIDER_ORIGINS: readonly string[] = ["https://checkout.stripe.com", "https://billing.stripe.com"];

/** Guards against open redirects: only the product itself and the payment provider. */
export function isAllowedRedirect(url: string, page: string): boolean {
  if (!URL.canParse(url, page)) return false;
  const { origin } = new URL(url, page);
  return origin === new URL(page).origin || PROVIDER_ORIGINS.includes(origin);
}
