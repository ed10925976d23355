import type { Db } from "../../db/database.ts";
import type { CardCache } from "./card-cache.ts";

/** The messages by which instances tell each other what to read anew. */
const CARD = "card ";
const OWNER = "owner ";

export function cardNews(usernameKey: string): string {
  return CARD + usernameKey;
}

/** Of a person's cards all at once: their plan has changed. */
export function ownerNews(accountId: string): string {
  return OWNER + accountId;
}

export function hearCardNews(
  cache: Pick<CardCache<never>, "forgetCard" | "forgetOwner">,
  news: string,
): void {
  if (news.startsWith(CARD)) cache.forgetCard(news.slice(CARD.length));
  if (news.startsWith(OWNER)) cache.forgetOwner(news.slice(OWNER.length));
}

export type TellNews = (db: Db, news: string) => Promise<void>;
