import type { Task } from "../../lib/worker-task.ts";
import type { ShareImageJob } from "./share-image.ts";
import type { HeroCard } from "./wallet-hero.ts";

export const drawShareImageTask: Task<ShareImageJob, Buffer, "drawings"> = {
  name: "draw-share-image",
  lane: "drawings",
  load: async () => (await import("./share-image.ts")).drawShareImage,
};

export const drawWalletHeroTask: Task<HeroCard, Buffer, "drawings"> = {
  name: "draw-wallet-hero",
  lane: "drawings",
  load: async () => (await import("./wallet-hero.ts")).drawWalletHero,
};
