import { KitPage } from "../features/kit/kit-page.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/card-kit.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Use it everywhere" });
}

export default function CardKit({ params }: Route.ComponentProps) {
  return <KitPage key={params.cardid} cardid={params.cardid} />;
}
