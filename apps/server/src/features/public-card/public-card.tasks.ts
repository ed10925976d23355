import { drawing } from "../../lib/worker-task.ts";
import type { ShareImageJob } from "./share-image.ts";
import type { HeroCard } from "./wallet-hero.ts";

export const drawShareImageTask = drawing<ShareImageJob, Buffer>(
  "draw-share-image",
  async () => (await import("./share-image.ts")).drawShareImage,
);

export const drawWalletHeroTask = drawing<HeroCard, Buffer>(
  "draw-wallet-hero",
  async () => (await import("./wallet-hero.ts")).drawWalletHero,
);
