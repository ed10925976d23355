/** The team of the example account, with colleagues that nobody signs in as and a card in two languages. */
import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import type { Template } from "@visita/domain/team/template";
import type { AppContext } from "../core/app-context.ts";
import type { Trx } from "../db/database.ts";
import { addHoldingAccount } from "../features/account/account.service.ts";
import { hasProvider } from "../features/billing/billing.provider.ts";
import { startCheckout } from "../features/billing/checkout.service.ts";
import { insertTeamCards } from "../features/card/team-card.service.ts";
import { addSums, SumCounter } from "../features/insight/sum-writer.service.ts";
import { utcDay } from "../lib/utc-time.ts";
import type { DemoColleague, DemoTeam } from "./demo-data.ts";
import { colleagueSums } from "./demo-visits.ts";

const DAY_MS = 24 * 60 * 60_000;
/** Days before the seeding. */
const STARTED_AGO = 60;
/** Days between two who come into the team. */
const JOINED_APART = 2;
/** Of every hundred views of a colleague's card. */
const DETAILS_SHARE = 4;

const THEIRS = { rule: "theirs" } as const;

/** Once: what was changed since stays. */
export async function seedTeam(context: AppContext, team: DemoTeam, cardId: string): Promise<void> {
  const { db } = context;
  const known = await db.selectFrom("account").select("id").where("id", "=", team.id).executeTakeFirst();
  if (known) return;
  await db.transaction().execute(async (trx) => {
    const startedAt = context.now() - STARTED_AGO * DAY_MS;
    await addHoldingAccount(trx, { id: team.id, name: team.name, now: startedAt });
    const page = { page_slug: null, page_line: team.line };
    await trx
      .insertInto("team")
      .values({ id: team.id, name: team.name, ...page, created_at: startedAt })
      .execute();
    const pictures = await trx
      .selectFrom("card")
      .select(["profilepic", "logo"])
      .where("id", "=", cardId)
      .executeTakeFirstOrThrow();
    await insertTemplate(trx, team, pictures.logo, startedAt);
    await insertPeople(context, trx, team, startedAt);
    await insertVisits(context, trx, team);
    const [owner] = team.people;
    await trx
      .updateTable("card")
      // Behind her own card.
      .set({ profilepic: pictures.profilepic, position: 2 })
      .where("id", "=", `${team.id}-card-${owner?.username}`)
      .execute();
  });
  await buyPlan(context, team);
}

async function insertTemplate(trx: Trx, team: DemoTeam, logo: string | null, at: number): Promise<void> {
  const fields: Template = {
    photo: "theirs",
    logo: { rule: "fixed", value: null },
    color: { rule: "fixed", value: "blue-color-one" },
    companyname: { rule: "fixed", value: team.name },
    occupation: THEIRS,
    bio: THEIRS,
    channels: {
      phonenumber: THEIRS,
      email: { rule: "theirs", ending: "@officinabrera.example" },
      sms: THEIRS,
      website: { rule: "fixed", value: "https://officinabrera.example" },
      address: { rule: "fixed", value: "Via Fiori Chiari 18, Milano", title: "Studio" },
    },
    channelOrder: [],
    exchange: true,
    indexable: false,
  };
  const row = { name: team.name, fields: JSON.stringify(fields), logo, indexable: 0 };
  await trx
    .insertInto("template")
    .values({
      id: templateOf(team),
      team_id: team.id,
      ...row,
      version: 1,
      created_at: at,
      changed_at: at,
      changed_by: team.people[0]?.id ?? null,
    })
    .execute();
}

function templateOf({ id }: DemoTeam): string {
  return `${id}-template`;
}

async function insertPeople(context: AppContext, trx: Trx, team: DemoTeam, startedAt: number): Promise<void> {
  const cardOf = ({ username }: DemoColleague) => `${team.id}-card-${username}`;
  for (const { id, email, firstName, lastName } of team.people) {
    await trx
      .insertInto("account")
      .values({
        id,
        email,
        first_name: firstName,
        last_name: lastName,
        // No password matches this.
        password_hash: "none",
        email_verified_at: startedAt,
        created_at: startedAt,
      })
      .onConflict((conflict) => conflict.column("id").doNothing())
      .execute();
  }
  await insertTeamCards(
    context,
    trx,
    { teamId: team.id, templateId: templateOf(team), companyname: team.name },
    team.people.map((person) => ({
      id: cardOf(person),
      ownerId: person.id,
      username: person.username,
      fullname: nameOf(person),
      occupation: person.occupation,
      contacts: { phonenumber: { value: person.phone }, email: { value: person.email } },
    })),
  );
  for (const person of team.people) {
    if (!person.secondSide) continue;
    await trx
      .updateTable("card")
      .set({ language: "en", second_side: JSON.stringify(person.secondSide) })
      .where("id", "=", cardOf(person))
      .execute();
  }
  await trx
    .insertInto("team_person")
    .values(
      team.people.map((person, place) => ({
        id: `${team.id}-${person.username}`,
        team_id: team.id,
        account_id: person.id,
        card_id: cardOf(person),
        role: person.role,
        email: person.email,
        name: nameOf(person),
        created_at: startedAt,
        joined_at: startedAt + place * JOINED_APART * DAY_MS,
      })),
    )
    .execute();
  await trx.insertInto("team_action").values(actionsOf(team, startedAt)).execute();
}

function nameOf({ firstName, lastName }: DemoColleague): string {
  return `${firstName} ${lastName}`;
}

/** None stands for a visit that was. */
async function insertVisits({ now }: AppContext, trx: Trx, team: DemoTeam): Promise<void> {
  const sums = new SumCounter();
  for (const [place, { id, username, views }] of team.people.entries()) {
    const days = STARTED_AGO - place * JOINED_APART;
    // Who left details on the example account's cards stands in its contacts.
    const details = id === EXAMPLE_ACCOUNT_ID ? 0 : DETAILS_SHARE;
    for (const { count, ...sum } of colleagueSums(utcDay(now()), { days, share: views, details }))
      sums.add({ card_id: `${team.id}-card-${username}`, ...sum }, count);
  }
  await addSums(trx, sums);
}

/** How the team came to be, for its activity. */
function actionsOf(team: DemoTeam, startedAt: number) {
  const [owner, ...others] = team.people;
  const row = (
    place: number,
    actor: DemoColleague | undefined,
    action: string,
    subject: string,
    count = 1,
  ) => ({
    id: `${team.id}-action-${place}`,
    team_id: team.id,
    actor_id: actor?.id ?? null,
    action,
    subject,
    count,
    created_at: startedAt + place * DAY_MS,
  });
  return [
    row(0, owner, "team_started", team.name),
    row(1, owner, "people_invited", team.name, others.length),
    ...others.map((person, at) => row(2 + at, person, "person_joined", nameOf(person))),
  ];
}

/** Only in the sandbox, as the plans of the demo people. */
async function buyPlan(context: AppContext, { id, people }: DemoTeam): Promise<void> {
  const { sandbox } = context.billing;
  if (!sandbox || !hasProvider(context)) return;
  const { team } = await sandbox.listPlans();
  const planId = String(team.find((plan) => plan.recurring.interval === "year")?.id);
  const order = { planId, offer: "team", quantity: people.length, page: `/team/billing?team=${id}` } as const;
  const url = await startCheckout(context, { id, email: String(people[0]?.email) }, order);
  await sandbox.ledger.payCheckout(String(url.split("/").at(-1)), false);
  await sandbox.settle();
}
