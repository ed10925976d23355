import { siteHome } from "@visita/domain/owner-messages/site-home";
import { AppSoon } from "../features/site/home/app-soon.tsx";
import { FeatureBlocks } from "../features/site/home/feature-blocks.tsx";
import { HomeHero, heroPreloads } from "../features/site/home/home-hero.tsx";
import { OnePlace } from "../features/site/home/one-place.tsx";
import { QuestionsSection } from "../features/site/home/questions-section.tsx";
import { StartBanner } from "../features/site/home/start-banner.tsx";
import { TeamPassage } from "../features/site/home/team-passage.tsx";
import { metaIn } from "../lib/page-meta.ts";
import type { Route } from "./+types/home.ts";

export const meta = metaIn(siteHome, { title: "title", description: "description" });

export function links(): Route.LinkDescriptors {
  return heroPreloads;
}

export default function Home() {
  return (
    <>
      <HomeHero />
      <StartBanner />
      <FeatureBlocks />
      <OnePlace />
      <TeamPassage />
      <QuestionsSection />
      <AppSoon />
    </>
  );
}
