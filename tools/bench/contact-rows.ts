import type { RootDb } from "../../apps/server/src/db/database.ts";
import { addPeople } from "../../apps/server/src/features/address-book/person-writer.ts";
import { settleDatabase } from "../harness/seed.ts";

const PER_TRANSACTION = 1_000;

const FIRST_NAMES = ["Giulia", "Kwame", "Zoë", "Nour", "Jürgen", "Álvaro", "Ingrid", "小明", "예시", "Robin"];
const LAST_NAMES = [
  "Ferrante",
  "Asante",
  "O’Hara",
  "Müller",
  "Núñez",
  "Sample",
  "Halden",
  "Voss",
  "Okafor",
  "Berg",
];
export const COMPANIES = ["Officina Brera", "Saltmarsh", "Halden & Voss", "Folded Sheet", "Dar Al-Qalam"];
export const ROLES = ["Surveyor", "Head of Partnerships", "Bookbinder", "Translator"];

/** What people type: one letter, names with and without accents, two words, a part of a number, nobody. */
export const QUESTIONS = [
  "a",
  "gi",
  "ferrante",
  "jurgen mul",
  "kwame 4711",
  "小",
  "555 0142",
  "0099",
  "person99999",
  "nobody at all",
];

/** People of one owner, with what finds them, as the product writes them. */
export async function seedPeople(db: RootDb, ownerId: string, count: number): Promise<void> {
  const now = Date.now();
  for (let from = 0; from < count; from += PER_TRANSACTION) {
    const numbers = Array.from({ length: Math.min(PER_TRANSACTION, count - from) }, (_, at) => from + at);
    await db.transaction().execute((trx) =>
      addPeople(
        trx,
        ownerId,
        numbers.map((number) => aPerson(number, now)),
        0,
      ),
    );
  }
  await settleDatabase(db);
}

function aPerson(number: number, now: number) {
  const pick = (list: readonly string[], step: number) =>
    list[Math.floor(number / step) % list.length] as string;
  return {
    name: `${pick(FIRST_NAMES, 1)} ${pick(LAST_NAMES, 10)} ${number}`,
    email: `person${number}@person.example`,
    phone: `+1 202 ${String(5_550_000_000 + number).replace(/(\d{3})(\d{3})(\d+)/, "$1 $2 $3")}`,
    company: pick(COMPANIES, 3),
    role: pick(ROLES, 7),
    met: number % 4 === 0 ? "Salone del Mobile" : "",
    note: "We met at the coffee bar and spoke about paper.",
    own_note: "",
    origin: "imported" as const,
    tags: number % 5 === 0 ? ["press"] : [],
    card_id: null,
    link_id: null,
    sent_card_id: null,
    created_at: now,
    opened_at: now,
  };
}

/** A file with so many people, none of whom is seeded. */
export function peopleCsv(count: number): string {
  const rows = Array.from(
    { length: count },
    (_, at) =>
      `Guest ${at},guest${at}@person.example,+44 20 7946 ${String(at).padStart(5, "0")},Saltmarsh,Surveyor`,
  );
  return `Name,Email,Phone,Company,Role\r\n${rows.join("\r\n")}\r\n`;
}
