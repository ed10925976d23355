import { FeaturesPage } from "../features/site/features/features-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/features.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Features",
    description:
      "Twelve things a digital business card does here: live preview, 26 covers, 70 channels, QR code, contact file and sharing; and what comes after it: insights, contacts, a share kit and a way out.",
  });
}

export default function Features() {
  return <FeaturesPage />;
}
