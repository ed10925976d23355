import { FeaturesPage } from "../features/site/features/features-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/features.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Features",
    description:
      "Twelve things a digital business card does here: live preview, 26 covers, 70 channels, QR code, contact file, sharing and copies for when there is no network.",
  });
}

export default function Features() {
  return <FeaturesPage />;
}
