import { usernameKey, usernameProblem } from "@visita/domain/card/username.rules";
import { IMPORT_MESSAGES } from "@visita/domain/import/import.messages";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import type { TeamImportLook } from "@visita/domain/team/team-import.contract";
import type { Template } from "@visita/domain/team/template";
import { MAX_TEMPLATES, readTemplate } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import { AppError } from "../../lib/app-error.ts";
import { type Caller, FILE_TASK, runInWorker } from "../../lib/run-in-worker.ts";
import { type CardImages, prepareImages } from "../card/card-images.service.ts";
import { findTakenUsernames } from "../card/username-proposals.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { addInvited, proposeInvited, requireSeats } from "./invitation.service.ts";
import { findSeatsLeft } from "./seats.service.ts";
import { readName } from "./team.rules.ts";
import { readTeamCopiesTask } from "./team.tasks.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import type { CopiedPerson, TeamCopy } from "./team-copy.ts";
import { getTemplate, insertNewTemplate } from "./template.service.ts";
import { countTemplates } from "./template.store.ts";

const IMPORT_LIMIT: Limit = { name: "team-import", hits: 30, windowMs: 60 * 60_000 };

/** Writes nothing. */
export async function lookAtTeamImport(
  context: AppContext,
  { teamId }: Member,
  caller: Caller,
  bytes: Buffer,
): Promise<TeamImportLook> {
  const teams: TeamImportLook["teams"] = [];
  for (const copy of await readCopies(context, caller, bytes)) {
    const templates = readTemplates(copy);
    let people = 0;
    let leftOut = 0;
    for (const template of templates) {
      const proposed = await propose(context, teamId, template.template, peopleOf(copy, templates, template));
      people += proposed.invited.length;
      leftOut += proposed.leftOut.length;
    }
    teams.push({ teamid: copy.teamid, name: copy.name, templates: templates.length, people, leftOut });
  }
  return { teams, seatsLeft: await findSeatsLeft(context, context.db, teamId) };
}

/** All templates, cards and mails in one transaction. */
export async function importTeam(
  context: AppContext,
  member: Member,
  caller: Caller,
  { bytes, team }: { bytes: Buffer; team: string },
): Promise<{ templates: number; people: number }> {
  const { db, mail } = context;
  const { teamId, accountId } = member;
  const copy = (await readCopies(context, caller, bytes)).find(({ teamid }) => teamid === team);
  const templates = copy ? readTemplates(copy) : [];
  if (!copy || templates.length === 0) throw new AppError("invalid_input", IMPORT_MESSAGES.notACopy);
  const images = new Map<string, CardImages>();
  for (const { templateid, template } of templates) {
    const logo = template.logo.rule === "fixed" ? template.logo.value : null;
    images.set(templateid, await prepareImages(context.images, accountId, { profilepic: "", logo }));
  }
  const people = await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    await requireStill(trx, member);
    if ((await countTemplates(trx, teamId)) + templates.length > MAX_TEMPLATES) {
      throw new AppError("limit_reached", TEXT.tooManyTemplates({ max: MAX_TEMPLATES }));
    }
    const inTransaction = { ...context, db: trx as AppContext["db"] };
    let count = 0;
    for (const each of templates) {
      const { templateid, name, template } = each;
      const added = { name, template, images: images.get(templateid) };
      const id = await insertNewTemplate(context, trx, member, added);
      await recordAction(context, trx, member, { action: "template_added", subject: name });
      const some = peopleOf(copy, templates, each);
      const { invited } = await propose(inTransaction, teamId, template, some);
      await requireSeats(context, trx, teamId, invited.length);
      await addInvited(context, trx, member, await getTemplate(trx, teamId, id), invited);
      count += invited.length;
    }
    return count;
  });
  mail.kick();
  return { templates: templates.length, people };
}

async function readCopies(
  { limits }: AppContext,
  caller: Caller,
  bytes: Buffer,
): Promise<readonly TeamCopy[]> {
  await limits.hit(IMPORT_LIMIT, caller.account);
  return (await runInWorker(readTeamCopiesTask, bytes, { ...FILE_TASK, ...caller })).teams;
}

type CopiedTemplate = { readonly templateid: string; readonly name: string; readonly template: Template };

/** Without those whose values nobody could have saved. */
function readTemplates(copy: TeamCopy): CopiedTemplate[] {
  return copy.templates.flatMap(({ templateid, name, template }) => {
    const read = readTemplate(template);
    return "problems" in read || !isName(name) ? [] : { templateid, name, template: read.template };
  });
}

function isName(name: string): boolean {
  try {
    return readName(name) === name;
  } catch {
    return false;
  }
}

/** Those whose card is made from it; the first one also has those of templates that did not come. */
function peopleOf(
  { people }: TeamCopy,
  templates: readonly CopiedTemplate[],
  { templateid }: CopiedTemplate,
): CopiedPerson[] {
  const known = new Set(templates.map((template) => template.templateid));
  const first = templates[0]?.templateid;
  return people.filter(({ card }) => {
    const own = card?.templateId ?? "";
    return (known.has(own) ? own : first) === templateid;
  });
}

/** With the usernames of the copy where they are free. */
async function propose(
  context: AppContext,
  teamId: string,
  template: Template,
  people: readonly CopiedPerson[],
) {
  const rows = people.map(({ name, email, card }, at) => ({
    ...{ row: at + 1, name, email: email.toLowerCase() },
    ...{ occupation: card?.occupation ?? "", phone: card?.contacts.phonenumber?.value ?? "" },
  }));
  const wishes = people.map(({ card }) => card?.username ?? "");
  const taken = new Set(await findTakenUsernames(context, wishes));
  const usernames: Record<string, string> = {};
  for (const [at, username] of wishes.entries()) {
    const key = usernameKey(username);
    if (usernameProblem(username) || taken.has(key)) continue;
    taken.add(key);
    usernames[String(at + 1)] = username;
  }
  return proposeInvited(context, teamId, template, { rows, usernames });
}
