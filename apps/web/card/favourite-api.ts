import type { CurrentUser } from "@visita/domain/account/session.contract";
import type { ErrorCode } from "@visita/domain/errors";

/**
 * The API calls of the bookmark. Written out, because importing the endpoint table would bring Zod into this page's
 * script; a test holds both together.
 */
export const PATHS = {
  user: "/api/auth/user",
  isFavourite: "/api/com/isfavourite/",
  add: "/api/com/addfavourite",
  remove: "/api/com/removefavourite/",
};

export class Refusal extends Error {
  readonly code: ErrorCode | undefined;

  constructor(code: ErrorCode | undefined) {
    super(code ?? "no answer");
    this.code = code;
  }
}

/** Null for an anonymous visitor. */
export async function findViewer(): Promise<CurrentUser | null> {
  const { user } = await send<{ user: CurrentUser | null }>("GET", PATHS.user);
  return user;
}

/** "own": the viewer is the owner, who cannot keep the card. */
export type FavouriteStanding = "own" | "kept" | "not-kept";

export async function findStanding(cardid: string): Promise<FavouriteStanding> {
  const path = PATHS.isFavourite + encodeURIComponent(cardid);
  const { success, own } = await send<{ success: boolean; own?: true }>("GET", path);
  if (own) return "own";
  return success ? "kept" : "not-kept";
}

export async function addFavourite(cardid: string, ownerid: string): Promise<void> {
  await send("POST", PATHS.add, { cardid, ownerid });
}

export async function removeFavourite(cardid: string): Promise<void> {
  await send("DELETE", PATHS.remove + encodeURIComponent(cardid));
}

async function send<Answer>(method: string, path: string, body?: unknown): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    ...(body !== undefined && {
      headers: { "content-type": "application/json" },
      body: JSON.stringify(body),
    }),
  });
  const answer = await response.json();
  if (!response.ok) throw new Refusal(answer.code);
  return answer;
}
