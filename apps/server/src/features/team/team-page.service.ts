import { wordsOf } from "@visita/domain/address-book/search-words";
import { featuresOf, type PlanFeatures, type PlanStatus } from "@visita/domain/billing/plan.rules";
import { HIDDEN_CARD_MESSAGES as TEXT } from "@visita/domain/card/hidden-card.messages";
import { imageUrl } from "@visita/domain/card/image.rules";
import type { PublicCard } from "@visita/domain/card/public-card";
import { DEFAULT_THEME, type ThemeKey } from "@visita/domain/card/themes";
import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import type { PublicTeam, TeamPageView } from "@visita/domain/team/team-page";
import { storedTemplate } from "@visita/domain/team/template";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { ownerWrite } from "../account/owner-change.service.ts";
import { findActiveAccounts } from "../billing/subscription.service.ts";
import { templateWrite } from "../card/card-change.service.ts";
import { listPublicTeamCards } from "../card/team-card-list.service.ts";
import { findTeamBySlug, listIndexableTeams, type TeamRow } from "./team.store.ts";
import type { TeamPageSnapshot } from "./team-page.cache.ts";
import { pageWrite } from "./team-page-change.ts";
import { listAgreedCards } from "./team-person.store.ts";
import { listTemplates } from "./template.store.ts";

/** So that the first response of a page paints it: some 14 kB with style and letters. */
const PEOPLE_PER_PAGE = 48;
const FIND_MAX_CHARS = 100;
/** One file, whose ids fit into one statement. */
const MAX_IN_SITE_MAP = 20_000;

/** The team of this page waits to be deleted. */
export class TeamGoneError extends AppError {
  constructor() {
    super("card_gone", TEXT.teamGoneTitle);
  }
}

const byName = new Intl.Collator("en", { sensitivity: "base", numeric: true });

/** Undefined where no page is shown at this address. Throws for that of a deleted team. */
export async function findTeamPage(context: AppContext, slug: string): Promise<TeamPageSnapshot | undefined> {
  if (usernameProblem(slug)) return undefined;
  return context.teamPages.get(usernameKey(slug), () => readTeamPage(context, usernameKey(slug)));
}

async function readTeamPage(context: AppContext, slug: string): Promise<TeamPageSnapshot | undefined> {
  const { db } = context;
  const row = await findTeamBySlug(db, slug);
  if (row?.page_shown !== 1) return undefined;
  if (row.deleted_at !== null) throw new TeamGoneError();
  const { status, cards, changedBy, changesAt } = await listPublicTeamCards(
    context,
    row.id,
    await listAgreedCards(db, row.id),
  );
  const { team, changedBy: ofTeam } = await describePublicTeam(context, row, status);
  const people = cards.map(toPerson).toSorted((one, other) => byName.compare(one.fullname, other.fullname));
  return { team, people, changedBy: new Set([...changedBy, ...ofTeam]), changesAt };
}

/** Beside what is the team's own, the first template stands for it, as the plan shows it on cards. */
async function describePublicTeam({ db, now }: AppContext, row: TeamRow, status: PlanStatus) {
  const features = featuresOf(status);
  const [first] = await listTemplates(db, row.id);
  const template = first && storedTemplate(first.fields, first.logo);
  const ofTemplate = features.logo && template?.logo.rule === "fixed" ? template.logo.value : null;
  const website = template?.channels.website;
  const team: PublicTeam = {
    slug: row.page_slug ?? "",
    name: row.name,
    line: row.page_line,
    logo: row.logo === null ? ofTemplate : imageUrl(row.logo),
    website: website?.rule === "fixed" ? webAddress(website.value) : null,
    color:
      features.colour && template?.color.rule === "fixed"
        ? template.color.value
        : (DEFAULT_THEME as ThemeKey),
    isIndexed: row.page_indexable === 1 && isOldEnough(row, features, now()),
  };
  return {
    team,
    changedBy: [pageWrite(row.id), ownerWrite(row.id), ...(first ? [templateWrite(first.id)] : [])],
  };
}

/** As for cards: without a plan it takes some days. */
function isOldEnough({ created_at }: TeamRow, { indexableAfterMs }: PlanFeatures, now: number): boolean {
  return now >= created_at + indexableAfterMs;
}

/** As their pages say it themselves; for the site map. */
export async function listIndexedTeams(context: AppContext): Promise<string[]> {
  const rows = await listIndexableTeams(context.db, MAX_IN_SITE_MAP);
  const ids = rows.map(({ id }) => id);
  const active = await findActiveAccounts(context, ids);
  const status = (id: string) => (active.has(id) ? "active" : "inactive");
  return rows
    .filter((row) => isOldEnough(row, featuresOf(status(row.id)), context.now()))
    .map(({ page_slug }) => page_slug ?? "");
}

function webAddress(value: string): string | null {
  return /^https?:\/\//.test(value) ? value : null;
}

function toPerson({ username, fullname, occupation, profilepic, color, language }: PublicCard) {
  const words = wordsOf(`${fullname} ${occupation}`).join(" ");
  return { username, fullname, occupation, photo: profilepic, color, language, words };
}

/** Those whose name or job title has every word, or a part of one, that was searched for. */
export function viewOf(
  { team, people }: TeamPageSnapshot,
  query: { readonly q?: unknown; readonly page?: unknown },
): TeamPageView {
  const find = typeof query.q === "string" ? query.q.toWellFormed().trim().slice(0, FIND_MAX_CHARS) : "";
  const wanted = wordsOf(find);
  const found = people.filter(({ words }) => wanted.every((word) => words.includes(word)));
  const pages = Math.max(1, Math.ceil(found.length / PEOPLE_PER_PAGE));
  const asked = /^\d{1,4}$/.test(String(query.page)) ? Number(query.page) : 1;
  const page = Math.min(Math.max(1, asked), pages);
  const shown = found.slice((page - 1) * PEOPLE_PER_PAGE, page * PEOPLE_PER_PAGE);
  return {
    team,
    people: shown.map(({ words: _, ...person }) => person),
    find,
    found: found.length,
    total: people.length,
    page,
    pages,
  };
}
