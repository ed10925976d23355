import { AboutPage } from "../features/site/about/about-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/about.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, {
    title: "About us",
    description:
      "Why these digital business cards were made, who makes them, and how they are kept open: MIT licence, self-hosting, no trackers.",
  });
}

export default function About() {
  return <AboutPage />;
}
