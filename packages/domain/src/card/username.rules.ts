import { CARD_MESSAGES as TEXT } from "./card.messages.ts";

export const USERNAME_MAX = 40;

/** The first problem, in the order and with the texts of the specification; null when it is valid. */
export function usernameProblem(typed: string): string | null {
  const username = typed.trim();
  if (username === "") return TEXT.usernameRequired;
  if (/\s/.test(username)) return TEXT.usernameSpaces;
  if (!/^[A-Za-z0-9_-]+$/.test(username)) return TEXT.usernameSigns;
  return username.length > USERNAME_MAX ? TEXT.usernameTooLong : null;
}

/** For comparison: usernames are unique regardless of case, but displayed as typed. */
export function usernameKey(username: string): string {
  return username.trim().toLowerCase();
}

/** Names of the product's own pages, and names that suggest authority. They count as taken. */
const RESERVED = new Set(
  (
    "404 about abuse account accounts admin administrator analytics api app apps assets auth b billing blog c card " +
    "cards checkout contact dashboard dev docs edit email favicon features feedback forgot healthz help home info " +
    "invoice legal login logout mail manifest me media moderator new null official password payment payments plans " +
    "press pricing privacy readyz register robots root sandbox save secure security settings signin signout signup " +
    "sitemap staff static status subscription support system team terms test undefined update user username users " +
    "verify visita webhook webmaster www"
  ).split(" "),
);

/** `brand` is the product's name in this installation. */
export function isReservedUsername(username: string, brand: string): boolean {
  const key = usernameKey(username);
  return RESERVED.has(key) || key === brand.toLowerCase().replace(/[^a-z0-9_-]/g, "");
}
