import type { Meeting } from "@visita/domain/card/public-card";
import { isSecretSlug, slugProblem } from "@visita/domain/link/link.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { utcDay } from "../../lib/utc-time.ts";
import { findLinkBySlug, type LinkRow, listSecretLinkIds } from "./link.store.ts";
import { isLiveRow } from "./link-state.service.ts";
import { findTeamLinkOfCard } from "./team-link.store.ts";

/** As its address finds it. */
export type PublicLink = Pick<LinkRow, "id" | "slug" | "name" | "last_day" | "ended_on" | "version"> & {
  readonly isOfTeam: boolean;
  /** It may show more than the plain card. */
  readonly isSecret: boolean;
};

/** Of a card or of its team, by its slug, while it is live. The card's own comes first. */
export async function findLiveLink(
  { db, now }: AppContext,
  cardId: string,
  slug: string,
): Promise<PublicLink | undefined> {
  const today = utcDay(now());
  return (await findBySlug(db, cardId, slug)).find((row) => isLiveRow(row, today));
}

/** What a card says of the link by which it was opened. The name of one that shows more is its owner's alone. */
export function meetingOf({ name, slug, isSecret }: PublicLink, today: string): Meeting {
  return { ...(!isSecret && { name }), slug, on: today };
}

/** Whose addresses nobody can guess. */
export async function findSecretLinkIds(db: Db, cardId: string): Promise<ReadonlySet<string>> {
  return new Set(await listSecretLinkIds(db, cardId));
}

/**
 * Whether the address leads to the plain card: there is such a link, ended or past its last day, or it is written like
 * one with a secret, which may have been changed. Former secrets are not kept.
 */
export async function isLinkOver({ db, now }: AppContext, cardId: string, slug: string): Promise<boolean> {
  const today = utcDay(now());
  const rows = await findBySlug(db, cardId, slug);
  return rows.length > 0 ? rows.every((row) => !isLiveRow(row, today)) : isSecretSlug(slug);
}

/** A URL may say anything, such as NUL, which PostgreSQL refuses. */
async function findBySlug(db: Db, cardId: string, slug: string): Promise<PublicLink[]> {
  if (slugProblem(slug) && !isSecretSlug(slug)) return [];
  const own = await findLinkBySlug(db, cardId, slug);
  const ofTeam = await findTeamLinkOfCard(db, cardId, slug);
  return [
    ...(own ? [{ ...own, isOfTeam: false, isSecret: own.is_secret === 1 }] : []),
    ...(ofTeam ? [{ ...ofTeam, isOfTeam: true, isSecret: false }] : []),
  ];
}
