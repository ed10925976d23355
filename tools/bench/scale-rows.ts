/** Rows of millions of cards, made inside PostgreSQL: through the product's own code they would take days. */
import pg from "pg";
import { readConfig } from "../../apps/server/src/config/config.ts";
import { boundsOf } from "../../apps/server/src/features/insight/insight-retention.service.ts";
import { dayNumber } from "../../apps/server/src/features/insight/packed-counts.ts";
import { createPasswords } from "../../apps/server/src/lib/passwords.ts";
import { addDays, firstOfMonth, utcDay } from "../../apps/server/src/lib/utc-time.ts";
import { COMPANIES, ROLES } from "./contact-rows.ts";

export const PASSWORD = "teapot-on-the-moon";
/** Of the first owner. */
export const PEOPLE_OF_ONE = 100_000;
export const LARGE_TABLES = [
  "insight_day",
  "card",
  "account",
  "person",
  "device",
  "session",
  "card_link",
  "subscription",
] as const;
const MONTHS = 25;
const MONTH_MS = 30 * 24 * 60 * 60 * 1000;
/**
 * An owner has one card, every second one two; seven of ten cards have a photo; every tenth has a link. They were made
 * evenly over 25 months. A card is opened in every second month, which is one row, and on a fifth of the days of the
 * current one: some ten rows each. Every twentieth owner has three contacts, the first one many.
 */
export async function makeRows(url: string, cards: number, say: (what: string) => void): Promise<void> {
  const owners = cards - Math.floor(cards / 3);
  const now = Date.now();
  const started = now - MONTHS * MONTH_MS;
  const password = await createPasswords().hash(PASSWORD);
  const range = (count: number) => `generate_series(0::bigint, ${count - 1}) as n`;
  const accounts = [
    `insert into account (id, email, first_name, last_name, password_hash, email_verified_at, created_at, welcomed_at)
      select ${id("owner", "n")}, 'person-' || n || '@bulk.example', ${pick(FIRST_NAMES, "n")},
        ${pick(LAST_NAMES, "n / 7")} || ' ' || n / 70, '${password}', at, at, at
      from ${range(owners)}, lateral (select ${started} + n * ${now - started} / ${owners} as at) as made`,
    `insert into session (token_hash, account_id, created_at, last_seen_at, device)
      select ${id("session", "n")} || ${id("browser", "n")}, ${id("owner", "n")}, ${now}, ${now}, 'Firefox on Linux'
      from ${range(owners)} where n % 4 = 0`,
    `insert into device (token_hash, account_id, confirmed_at)
      select ${id("device", "n")} || ${id("browser", "n")}, ${id("owner", "n")}, ${now}
      from ${range(owners)} where n % 4 <> 1`,
    `insert into subscription (id, provider, account_id, customer_id, price_id, status, period_end, created_at, synced_at)
      select ${id("plan", "n")}, 'sandbox', ${id("owner", "n")}, 'cus_sbx_' || n, 'price_sbx_month', 'active',
        ${now + MONTH_MS}, ${now}, ${now} from ${range(owners)} where n % 20 = 0`,
  ];
  const contacts = [
    people("guest", `select n, ${id("owner", "0")} as owner_id from ${range(PEOPLE_OF_ONE)}`, now),
    people(
      "person",
      `select n, ${id("owner", "n / 3 * 20")} as owner_id from ${range(Math.floor(owners / 20) * 3)} where n > 2`,
      now,
    ),
  ];
  const cardRows = [
    `insert into card (id, owner_id, username, username_key, fullname, occupation, companyname, bio, color, profilepic,
        contacts, created_at, updated_at)
      select ${id("card", "n")}, ${id("owner", "n - n / 3")}, 'sample-' || n, 'sample-' || n,
        ${pick(FIRST_NAMES, "n")} || ' ' || ${pick(LAST_NAMES, "n / 7")} || ' ' || n / 70, ${pick(ROLES, "n / 3")},
        ${pick(COMPANIES, "n / 11")} || ' ' || n / 1000,
        'I bind books by hand, mend old ones, and teach both on Saturdays in the back room of the shop.',
        'blue-color-one', case when n % 10 < 7 then encode(${hash("photo", "n")} || ${hash("picture", "n")}, 'hex') end,
        '{"phonenumber":{"value":"+1 202 555 0142"},"email":{"value":"robin-' || n || '@foldedsheet.example"},'
          || '"sms":{"value":"+1 202 555 0143"},"website":{"value":"https://foldedsheet.example"}}', at, at
      from ${range(cards)}, lateral (select ${started} + n * ${now - started} / ${cards} as at) as made`,
    `insert into card_link (id, card_id, slug, name, created_at)
      select ${id("link", "n")}, ${id("card", "n")}, 'fair', 'Fair', ${now} from ${range(cards)} where n % 10 = 0`,
  ];

  async function connected(use: (run: Run) => Promise<void>): Promise<void> {
    const client = new pg.Client({ connectionString: url });
    await client.connect();
    try {
      for (const setting of SETTINGS) await client.query(setting);
      await use(async (what, statements) => {
        const from = performance.now();
        for (const statement of statements) await client.query(statement);
        say(`${what}: ${Math.round((performance.now() - from) / 1000)} s`);
      });
    } finally {
      await client.end();
    }
  }

  /** Without their indexes, which are then built in one go. */
  async function fill(run: Run, tables: readonly string[], statements: readonly string[]): Promise<void> {
    const names = tables.map((name) => `'${name}'::regclass`).join(", ");
    await run(`rows of ${tables}`, [
      `update pg_index set indisready = false where indrelid in (${names})`,
      ...statements,
    ]);
    for (const table of tables) {
      await run(`indexes of ${table}`, [`reindex table ${table}`, `vacuum analyze ${table}`]);
    }
  }

  await Promise.all([
    connected(async (run) => {
      await fill(run, ["insight_day"], insightStatements(cards));
    }),
    connected(async (run) => {
      await fill(run, ["card", "card_link"], cardRows);
    }),
    connected(async (run) => {
      await fill(run, ["account", "session", "device", "subscription"], accounts);
      await fill(run, ["person"], contacts);
    }),
  ]);
  await connected(async (run) => {
    await run("what admins see", [
      ...adminStatements(Math.max(100, Math.floor(cards / 1000)), now),
      "analyze",
    ]);
  });
}

type Run = (what: string, statements: readonly string[]) => Promise<void>;

const SETTINGS = [
  // No foreign keys are checked.
  "set session_replication_role = replica",
  "set synchronous_commit = off",
  "set jit = off",
  "set work_mem = '512MB'",
  "set maintenance_work_mem = '2GB'",
];

/** 16 bytes that look random. */
function hash(kind: string, number: string): string {
  const seeds = [`hashtext('${kind}')`, `-hashtext('${kind}')`];
  return seeds.map((seed) => `int8send(hashint8extended(${number}, ${seed}))`).join(" || ");
}

/** SQL of an id as long as the product's own ids. */
export function id(kind: string, number: string): string {
  return `translate(rtrim(encode(${hash(kind, number)}, 'base64'), '='), '+/', '-_')`;
}

/** Written month by month, each in the order of the cards' ids, as folding leaves them. */
function insightStatements(cards: number): string[] {
  const today = utcDay(Date.now());
  const bounds = boundsOf({ config: readConfig({}), now: Date.now });
  const current = firstOfMonth(today, 0);
  const open: string[] = [];
  for (let day = today; dayNumber(day) >= bounds.rows; day = addDays(day, -1)) open.unshift(day);
  /** The sum of 3.8 rows a card, however many days the month has had. */
  const share = Math.round((1024 * 3.8) / open.length);
  const monthsBack = current === open[0] ? 1 : 2;
  const rows = (day: number, counts: string, number: number, where: string) =>
    `insert into insight_day (card_id, day, counts) select id, ${day}, ${counts} from scale_card,
      lateral (select hashint8(n * 1000 + ${number}) & 1023 as chance) as drawn where ${where}`;
  const byMonth = Array.from({ length: MONTHS }, (_, back) => MONTHS - 1 + monthsBack - back).map((back) => {
    const month = firstOfMonth(today, -back);
    const oldest = Math.ceil((cards * (MONTHS - (back - monthsBack))) / MONTHS);
    const counts = dayNumber(month) >= bounds.days ? OF_KNOWN_DAYS : OF_MONTH;
    return rows(dayNumber(month) - 1, counts, back, `n < ${oldest} and chance < 512`);
  });
  const byDay = open.map((day, at) => rows(dayNumber(day), OF_DAY, 100 + at, `chance < ${share}`));
  return [
    "drop table if exists scale_card",
    `create unlogged table scale_card as
      select ${id("card", "n")} as id, n from generate_series(0::bigint, ${cards - 1}) as n order by 1`,
    ...byMonth,
    ...byDay,
    "drop table scale_card",
    `insert into insight_total (day, views)
      select to_char(day, 'YYYY-MM-DD'), ${Math.ceil(cards / 3)} from generate_series(now() - interval '30 days', now(), '1 day') as day
      on conflict do nothing`,
    "delete from insight_folding",
    // The folding of this month is over.
    `insert into insight_folding (goal, after_card) values ('${Object.values(bounds).join(" ")}', null)`,
  ];
}

const OF_MONTH =
  "'vq=5 vd=' || 1 + chance % 4 || ' dp=4 dd=' || 1 + chance % 4 || ' u=7 sq=' || 1 + chance % 9";
const OF_KNOWN_DAYS =
  "'0' || 1 + chance % 9 || E' vq dp u\\n1' || chance % 10 || E' vd=2 dd=2 u=2 sd\\n2' || chance % 8 || ' vs dp u ts.phonenumber'";
const OF_DAY = "case chance & 3 when 0 then 'vq=2 dp=2 u=2 sq' when 1 then 'vd dd u' else 'vq dp u' end";

/** With the search terms that the product would make of them. */
function people(kind: string, source: string, now: number): string {
  return `insert into person (id, owner_id, origin, name, email, phone, phone_key, company, role, met, note, own_note,
      created_at, opened_at, search)
    select ${id(kind, "n")}, owner_id, 'imported', first || ' ' || last || ' ' || n,
      'person' || n || '@person.example', '+1 202 ' || digits, '1202' || digits, company, role, 'Salone', ${NOTE}, '',
      ${now}, ${now}, array_to_tsvector(array(select distinct left(key || term, 48) from unnest(
        regexp_split_to_array(lower(first || ' ' || last || ' ' || company || ' ' || role || ' salone ' || ${NOTE}), '[^[:alnum:]]+')
        || array[n::text, 'person' || n, 'person', 'example']
        || array(select right('1202' || digits, length) from generate_series(3, 14) as length)) as term where term <> ''))
    from (${source}) as wanted, lateral (select (5550000000 + n)::text as digits, ${pick(FIRST_NAMES, "n")} as first,
      ${pick(LAST_NAMES, "n / 10")} as last, ${pick(COMPANIES, "n / 3")} as company, ${pick(ROLES, "n / 7")} as role,
      left(encode(sha256(owner_id::bytea), 'hex'), 16) as key) as one`;
}

// Without accents, which the product folds in its search terms, and the database would not.
const FIRST_NAMES = ["Giulia", "Kwame", "Zoe", "Nour", "Jurgen", "Alvaro", "Ingrid", "Robin"];
const LAST_NAMES = [
  "Ferrante",
  "Asante",
  "Ohara",
  "Muller",
  "Nunez",
  "Sample",
  "Halden",
  "Voss",
  "Okafor",
  "Berg",
];
const NOTE = "'We met at the coffee bar and spoke about paper.'";

function pick(words: readonly string[], number: string): string {
  return `(array['${words.join("','")}'])[1 + (${number}) % ${words.length}]`;
}

/** Reports, take-downs and cards to look at, of one in a thousand cards each. */
function adminStatements(count: number, now: number): string[] {
  const range = `generate_series(0::bigint, ${count - 1}) as n`;
  return [
    `insert into card_report (id, card_id, reason, body, created_at, closed_at, outcome)
      select ${id("report", "n")}, ${id("card", "n / 2 * 10")}, 'fraud', 'It asks for my password.', ${now} - n * 60000,
        case when n % 4 > 1 then ${now} end, case when n % 4 > 1 then 'left_up' end from ${range}`,
    `insert into card_takedown (id, card_id, reason, told, created_at)
      select ${id("takedown", "n")}, ${id("card", "n * 10 + 1")}, 'Fraud', 'It asks for passwords.', ${now} - n * 60000
      from ${range}`,
    `update card set taken_down_at = ${now}, taken_down_as = 'removed'
      where id in (select ${id("card", "n * 10 + 1")} from ${range})`,
    `insert into card_review (card_id, suspicion, queued_at)
      select ${id("card", "n * 10 + 2")}, 'Looks like a known brand: paypal', ${now} - n * 60000 from ${range}`,
    `insert into admin_audit (id, created_at, actor, action, target_id, target, reason, detail)
      select ${id("audit", "n")}, ${now} - n * 60000, 'admin@visita.example', 'took_down', ${id("card", "n * 10 + 1")},
        '/c/sample-' || n * 10 + 1, 'Fraud', '' from ${range}`,
    `update account set suspended_at = ${now} where id in (select ${id("owner", "n * 10 + 3")} from ${range})`,
  ];
}
