import { beginSession } from "../../src/features/account/sessions/session.service.ts";
import { createPasswords } from "../../src/lib/passwords.ts";
import { ADMIN_EMAIL, ADMIN_ENV, confirmAdmin } from "../admins.ts";
import { aBrowser } from "../browser.ts";
import type { TestDatabase } from "../databases.ts";
import { fingerprint, listTables, readTables } from "../fingerprints.ts";
import { anOwner } from "../owner.ts";
import { addPasskey, passkeysOf } from "../passkeys.ts";
import { plainPages } from "../plain-pages.ts";
import { buyPremium } from "../purchase.ts";
import { withRoutes } from "../registered-routes.ts";
import { temporaryFolder } from "../server-process.ts";
import { buildTestApp } from "../test-app.ts";

export const PASSWORD = "teapot-on-the-moon";
/** Nobody listens there. */
export const WEBHOOK = { url: "http://127.0.0.1:1999/", events: ["contact.changed"] };
const hash = createPasswords().hash(PASSWORD);
/** Tables that also a refused call may write: counters and code requests. */
const VOLATILE_TABLES: readonly string[] = [
  "rate_counter",
  "login_failure",
  "sign_in_challenge",
  "recovery_challenge",
  "outbox",
  "heartbeat",
];
/** The same in every environment of a kind of database. */
const tablesByKind = new Map<string, Promise<string[]>>();

const buildAccessApp = (database: TestDatabase) =>
  buildTestApp(database, {
    pages: plainPages(),
    env: { DATA_DIR: temporaryFolder(), WEBHOOK_ALLOW: "127.0.0.1", ...ADMIN_ENV },
  });

/** Environments that begin alike. On SQLite all but the first are copies, in a fifth of the time. */
export function accessEnvironments(database: TestDatabase): () => Promise<AccessEnvironment> {
  let copy: (() => Promise<AccessEnvironment>) | undefined;
  return async () => {
    if (copy) return copy();
    const first = await fillAccessEnvironment(database);
    copy = copierOf(first, database);
    return first;
  };
}

function copierOf(first: AccessEnvironment, database: TestDatabase) {
  const open = database.copier?.(first.app.db);
  if (!open) return undefined;
  const cookies = { other: [...first.browsers.other.cookies], owner: [...first.browsers.owner.cookies] };
  return async () => {
    const app = await buildAccessApp({ ...database, open });
    // The first may have been made minutes ago.
    await app.db.updateTable("session").set({ authenticated_at: app.now() }).execute();
    const signedIn = (caller: keyof typeof cookies) => {
      const browser = aBrowser(app);
      for (const [name, value] of cookies[caller]) browser.cookies.set(name, value);
      return browser;
    };
    const browsers = { anonymous: aBrowser(app), other: signedIn("other"), owner: signedIn("owner") };
    return { ...first, app, browsers };
  };
}

/** The product with an account that owns one of everything, another account, and an anonymous visitor. */
async function fillAccessEnvironment(database: TestDatabase) {
  const { app, routes } = await withRoutes(() => buildAccessApp(database));
  const owner = await anOwner(app, "free", {
    email: ADMIN_EMAIL,
    password_hash: await hash,
    welcomed_at: Date.now(),
  });
  await confirmAdmin(app, owner);
  const other = await anOwner(app);
  const checkoutId = await buyPremium(app, owner.browser);
  const { cardid } = (await owner.add({ username: "robin" })).json();
  const link = await owner.browser.post(`/api/card/links/${cardid}`, { name: "Salone", slug: "salone" });
  const person = await owner.browser.post("/api/contacts", { name: "Kwame Asante" });
  const othersCard = (await other.add({ username: "sam" })).json().cardid as string;
  await owner.browser.post("/api/com/addfavourite", { cardid: othersCard });
  const { id: subscriptionId } = await app.db
    .selectFrom("subscription")
    .select("id")
    .where("account_id", "=", owner.id)
    .executeTakeFirstOrThrow();
  const [card] = await owner.list();
  const team = (await owner.browser.post("/api/team", { name: "Officina", cardid: null })).json();
  await owner.browser.put(`/api/team/${team.teamid}/page`, {
    isShown: true,
    isIndexed: true,
    slug: "salone",
  });
  const { people } = (await owner.browser.get(`/api/team/${team.teamid}/people`)).json();
  const teamWebhooks = `/api/team/${team.teamid}/webhooks`;
  const ofLinks = { ...WEBHOOK, events: ["link.created"] };
  const teamWebhook = (await owner.browser.post(teamWebhooks, ofLinks)).json().webhook;
  const aLink = { name: "Salone 2027", slug: "salone-2027" };
  const teamLink = await owner.browser.post(`/api/team/${team.teamid}/links`, aLink);
  const teamDeliveries = `${teamWebhooks}/${teamWebhook.webhookid}/deliveries`;
  const [teamDelivery] = (await owner.browser.get(teamDeliveries)).json().deliveries;
  await addPasskey(owner.browser);
  const [passkey] = await passkeysOf(owner.browser);
  const device = { name: "Phone", system: "android" };
  const connected = await owner.browser.post("/api/account/tokens/device", device);
  const webhook = (await owner.browser.post("/api/account/webhooks", WEBHOOK)).json().webhook;
  const deliveries = `/api/account/webhooks/${webhook.webhookid}/deliveries`;
  await owner.browser.post("/api/contacts", { name: "Ada" });
  const [delivery] = (await owner.browser.get(deliveries)).json().deliveries;
  await beginSession(app.db, owner.id, app.now());
  const { sessions } = (await owner.browser.get("/api/account/sessions")).json();
  const otherSession = sessions.find(({ isCurrent }: { isCurrent: boolean }) => !isCurrent);
  const { id } = (await owner.browser.post("/api/account/export")).json().export;
  await app.context.exportWorker.tick();
  const copy = await owner.browser.get(`/api/account/export/${id}/file`);
  const { kind } = database.target;
  const tables = tablesByKind.get(kind) ?? listTables(app.db);
  tablesByKind.set(kind, tables);
  return {
    app,
    routes,
    /** Those that a refused call leaves as they are. */
    tables: (await tables).filter((name) => !VOLATILE_TABLES.includes(name)),
    owner: { id: owner.id, email: owner.email },
    otherId: other.id,
    cardid: cardid as string,
    linkid: link.json().linkid as string,
    personid: person.json().personid as string,
    teamid: team.teamid as string,
    templateid: team.templateid as string,
    teamPersonid: people[0].personid as string,
    teamLinkid: teamLink.json().linkid as string,
    teamWebhookId: teamWebhook.webhookid as string,
    teamDeliveryId: teamDelivery.deliveryid as string,
    image: card.profilepic as string,
    othersCard,
    checkoutId,
    subscriptionId,
    passkeyId: passkey?.id ?? "",
    webhookId: webhook.webhookid as string,
    deliveryId: delivery.deliveryid as string,
    tokenId: connected.json().token.id as string,
    sessionId: otherSession.id as string,
    copy: { id: id as string, bytes: copy.rawPayload },
    browsers: { anonymous: aBrowser(app), other: other.browser, owner: owner.browser },
  };
}

export type AccessEnvironment = Awaited<ReturnType<typeof fillAccessEnvironment>>;

/** All rows, and those that belong to the owner, without the tables that refused calls write. */
export async function stored({ app, owner, tables: names }: AccessEnvironment) {
  const tables = await readTables(app.db, names);
  const ofOwner = [...tables].map(
    ([name, rows]) => [name, rows.filter((row) => row.includes(owner.id))] as const,
  );
  return { all: fingerprint(tables), ofOwner: fingerprint(new Map(ofOwner)) };
}
