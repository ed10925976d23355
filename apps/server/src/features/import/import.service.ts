import { featuresOf } from "@visita/domain/billing/plan.rules";
import { AddCardInput } from "@visita/domain/card/card.contract";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { ImportableCard, ImportLook } from "@visita/domain/import/import.contract";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Caller, FILE_TASK, runInWorker } from "../../lib/run-in-worker.ts";
import { takeLanguage } from "../account/account.service.ts";
import { addCopiedPeople, planCopiedPeople } from "../address-book/copied-people.service.ts";
import { addCards } from "../card/card.service.ts";
import { describePackage } from "../card/card-state.service.ts";
import { cardProblem } from "../card/checked-card.service.ts";
import { isUsernameTaken } from "../card/username.service.ts";
import { listStoredCards } from "../card/visible-card.service.ts";
import { keepCards, listKeepable } from "../favourite/favourite.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { readCopyTask } from "./import.tasks.ts";
import type { AccountCopy, CopiedCard } from "./read-copy.ts";

const IMPORT_LIMIT: Limit = { name: "import", hits: 30, windowMs: 60 * 60_000 };
/** Tried as "name-2" to "name-9" when a username is taken. */
const LAST_SUFFIX = 9;

export async function lookAtImport(context: AppContext, caller: Caller, bytes: Buffer): Promise<ImportLook> {
  const { account: accountId } = caller;
  await context.limits.hit(IMPORT_LIMIT, accountId);
  const copy = await readCopy(bytes, caller);
  const { availableSlots } = await describePackage(context, accountId);
  const keepable = await favouritesOf(context, accountId, copy);
  const people = await planCopiedPeople(context.db, accountId, copy.people);
  return {
    cards: await describeCards(context, accountId, copy),
    freeSlots: Math.max(0, availableSlots),
    contacts: {
      added: people.added.length,
      known: people.known,
      withoutRoom: people.withoutRoom,
      isTooLarge: copy.isContactsFileTooLarge,
    },
    favourites: { added: keepable.length, skipped: copy.favourites.length - keepable.length },
  };
}

/** All of it in one transaction. The slots decide there, not the look before. */
export async function importCopy(
  context: AppContext,
  caller: Caller,
  bytes: Buffer,
  chosen: readonly string[],
): Promise<{ cards: string[]; contacts: number; favourites: number }> {
  const { now, limits } = context;
  const { account: accountId } = caller;
  await limits.hit(IMPORT_LIMIT, accountId);
  const copy = await readCopy(bytes, caller);
  const described = await describeCards(context, accountId, copy);
  const inputs = chosen.map((username) => {
    const found = described.find((card) => card.username === username);
    const card = copy.cards.find((each) => each.username === username);
    if (!found?.newUsername || !card) throw new AppError("invalid_input", found?.problem ?? TEXT.notChosen);
    const pausedAt = card.pausedAt === null ? null : Math.min(Date.parse(card.pausedAt), now());
    return { ...inputOf(card, found.newUsername), exchange: card.exchange, pausedAt };
  });
  const keepable = await favouritesOf(context, accountId, copy);
  let contacts = 0;
  let favourites = 0;
  const added = await addCards(context, accountId, inputs, async (trx) => {
    contacts = await addCopiedPeople(trx, accountId, copy.people, now());
    favourites = await keepCards(trx, accountId, keepable, now());
    if (copy.language) await takeLanguage(trx, accountId, copy.language);
  });
  return { cards: added.map(({ username }) => username), contacts, favourites };
}

function readCopy(bytes: Buffer, caller: Caller): Promise<AccountCopy> {
  return runInWorker(readCopyTask, bytes, { ...FILE_TASK, ...caller });
}

async function describeCards(
  context: AppContext,
  accountId: string,
  copy: AccountCopy,
): Promise<ImportableCard[]> {
  const own = (await listStoredCards(context, accountId)).map(({ card }) => usernameKey(card.username));
  const { status } = await describePackage(context, accountId);
  const described: ImportableCard[] = [];
  for (const card of copy.cards) {
    const { username, fullname, companyname } = card;
    const isHere = own.includes(usernameKey(username));
    const problem = isHere ? TEXT.isHereAlready : cardProblem(inputOf(card, username), featuresOf(status));
    const newUsername = problem ? null : await freeUsername(context, accountId, username);
    described.push({
      username,
      fullname,
      companyname,
      newUsername,
      problem: problem ?? (newUsername === null ? TEXT.unreadable : null),
    });
  }
  for (const username of copy.unreadableCards) {
    described.push({ username, fullname: "", companyname: "", newUsername: null, problem: TEXT.unreadable });
  }
  return described;
}

async function freeUsername(
  context: AppContext,
  accountId: string,
  username: string,
): Promise<string | null> {
  const suffixes = Array.from({ length: LAST_SUFFIX - 1 }, (_, at) => `${username}-${at + 2}`);
  for (const candidate of [username, ...suffixes]) {
    if (usernameProblem(candidate)) continue;
    if (!(await isUsernameTaken(context, candidate, accountId))) return candidate;
  }
  return null;
}

/** What only links showed stays hidden: the links of the other installation do not come along. */
function inputOf({ linkOnlyContacts = {}, ...card }: CopiedCard, username: string): AddCardInput {
  const contacts = { ...linkOnlyContacts, ...card.contacts };
  const hidden = Object.keys(linkOnlyContacts).filter((key) => !Object.hasOwn(card.contacts, key));
  const linkOnly = Object.fromEntries(hidden.map((key) => [key, []]));
  return AddCardInput.parse({ ...card, contacts, linkOnly, username });
}

/** Ids mean something on the installation that the copy comes from. */
async function favouritesOf(context: AppContext, accountId: string, copy: AccountCopy): Promise<string[]> {
  const {
    config: { publicUrl },
  } = context;
  return copy.installation === publicUrl ? listKeepable(context, accountId, copy.favourites) : [];
}
