import type { AccessEnvironment } from "./access-environment.ts";

/** The address of a row: the owner's own ids wherever it has a gap. */
export function pathOf(call: string, environment: AccessEnvironment): string {
  const path = call.slice(call.indexOf(" ") + 1);
  const {
    owner,
    otherId,
    cardid,
    linkid,
    personid,
    othersCard,
    checkoutId,
    image,
    sessionId,
    passkeyId,
    tokenId,
    webhookId,
    deliveryId,
    copy,
    teamid,
    templateid,
    teamPersonid,
    teamLinkid,
    teamWebhookId,
    teamDeliveryId,
  } = environment;
  const ids = { "/sandbox/": checkoutId, "/api/account/export/": copy.id };
  const idOf = Object.entries(ids).find(([start]) => path.startsWith(start))?.[1] ?? owner.id;
  const filled: Record<string, string> = {
    ":userid": owner.id,
    // Admins act on others.
    ":accountid": otherId,
    // A favourite is somebody else's card.
    ":cardid": path.startsWith("/api/com/") ? othersCard : cardid,
    ":linkid": path.startsWith("/api/team/") ? teamLinkid : linkid,
    ":personid": path.startsWith("/api/team/") ? teamPersonid : personid,
    ":teamid": teamid,
    ":templateid": templateid,
    ":token": "not-a-token",
    ":slug": "salone",
    ":customerId": `cus_sbx_${owner.id}`,
    ":id": idOf,
    ":sessionid": sessionId,
    ":passkeyid": passkeyId,
    ":tokenid": tokenId,
    ":webhookid": path.startsWith("/api/team/") ? teamWebhookId : webhookId,
    ":deliveryid": path.startsWith("/api/team/") ? teamDeliveryId : deliveryId,
    ":name": "robin",
    ":username": "robin",
    "*": path.startsWith("/media/") ? image.slice("/media/".length) : "no/such/page",
  };
  return path.replace(/:\w+|\*/g, (gap) => filled[gap] ?? gap);
}
