import { AccessibilityPage } from "../features/site/accessibility/accessibility-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/accessibility.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "Accessibility",
    description:
      "How accessible these cards and pages are: what was tested and how, what is known not to work, and whom to write to.",
  });
}

export default function Accessibility() {
  return <AccessibilityPage />;
}
