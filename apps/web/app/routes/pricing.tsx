import { PricingPage } from "../features/site/pricing/pricing-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/pricing.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Pricing",
    description:
      "One digital business card is free forever. Premium adds logo, colours, QR code, all channels and up to three cards for $10 a month or $100 a year.",
  });
}

export default function Pricing() {
  return <PricingPage />;
}
