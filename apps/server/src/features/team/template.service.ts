import { imageHash } from "@visita/domain/card/image.rules";
import { TEAM_MESSAGES as TEXT } from "@visita/domain/team/team.messages";
import { storedTemplate, type Template } from "@visita/domain/team/template";
import type { TeamTemplate, TemplateInput } from "@visita/domain/team/template.contract";
import { MAX_TEMPLATES, readTemplate, UNDO_MS } from "@visita/domain/team/template.rules";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { AppError } from "../../lib/app-error.ts";
import { newId } from "../../lib/tokens.ts";
import { dropTemplate, publishTemplateChange } from "../card/card-change.service.ts";
import { type CardImages, prepareImages, storeImages } from "../card/card-images.service.ts";
import { reviewTemplate } from "../card/card-review.service.ts";
import { lockAccount } from "../card/visible-card.service.ts";
import { CHANGE_LIMIT, readName } from "./team.rules.ts";
import { type Member, requireStill } from "./team-access.ts";
import { recordAction } from "./team-action.service.ts";
import {
  countCardsOfTemplate,
  countTemplates,
  deleteTemplateRow,
  findTemplate,
  insertTemplate,
  nextTemplateVersion,
  type TemplateRow,
  updateTemplate,
} from "./template.store.ts";
import { describeTemplate, templateNotFound } from "./template-view.service.ts";

type Actor = { readonly teamId: string; readonly accountId: string };
type New = {
  readonly name: string;
  readonly template: Template;
  /** A logo that was sent; absent where the template names a stored one. */
  readonly images?: CardImages | undefined;
};

/** Returns its id. */
export async function insertNewTemplate(
  context: AppContext,
  trx: Db,
  { teamId, accountId }: Actor,
  { name, template, images }: New,
): Promise<string> {
  const { now } = context;
  const id = newId();
  const logo = template.logo.rule === "fixed" ? template.logo.value : null;
  const stored = { profilepic: null, logo: logo && (imageHash(logo) ?? logo) };
  const hashes = await storeImages(trx, accountId, images ?? stored, [], now());
  await insertTemplate(trx, {
    id,
    team_id: teamId,
    name,
    ...columnsOf(template, hashes.logo),
    created_at: now(),
    changed_at: now(),
    changed_by: accountId,
  });
  return id;
}

function columnsOf(template: Template, logo: string | null) {
  const fields = template.logo.rule === "fixed" ? { ...template, logo: NO_LOGO } : template;
  return { fields: JSON.stringify(fields), logo, indexable: template.indexable ? 1 : 0 };
}

const NO_LOGO = { rule: "fixed", value: null } as const;

export async function copyTemplate(
  context: AppContext,
  member: Member,
  { name: typed, copyOf }: { name: string; copyOf: string },
): Promise<TeamTemplate> {
  const { db, now, limits } = context;
  const name = readName(typed);
  await limits.hit(CHANGE_LIMIT, member.accountId);
  const id = newId();
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, member.teamId);
    await requireStill(trx, member);
    const row = await getTemplate(trx, member.teamId, copyOf);
    if ((await countTemplates(trx, member.teamId)) >= MAX_TEMPLATES) throw tooManyTemplates();
    const { fields, logo, indexable } = row;
    const made = { created_at: now(), changed_at: now(), changed_by: member.accountId };
    await insertTemplate(trx, { id, team_id: member.teamId, name, fields, logo, indexable, ...made });
    await recordAction(context, trx, member, { action: "template_added", subject: name });
  });
  return describeTemplate(context, member, id);
}

/** Writes no row of a card: its cards read it when they are opened, and one message drops all of them from the caches. */
export async function saveTemplate(
  context: AppContext,
  member: Member,
  templateId: string,
  { version, template: typed }: { version: number; template: TemplateInput },
): Promise<TeamTemplate> {
  const { db, now, limits } = context;
  const { teamId, accountId } = member;
  const opened = await getTemplate(db, teamId, templateId);
  const reading = readTemplate(typed);
  if ("problems" in reading) {
    const [first = ""] = Object.values(reading.problems);
    throw new AppError("invalid_input", first, { fields: reading.problems });
  }
  await limits.hit(CHANGE_LIMIT, accountId);
  const { template } = reading;
  const sentLogo = template.logo.rule === "fixed" ? template.logo.value : null;
  const images = await prepareImages(context.images, accountId, { profilepic: "", logo: sentLogo });
  await changeTemplate(
    context,
    member,
    { templateId, version, action: "template_changed" },
    async (trx, row) => {
      const isOwn = images.logo === row.logo || images.logo === row.previous_logo;
      const hashes = isOwn
        ? { logo: images.logo as string | null }
        : await storeImages(trx, accountId, images, [row.logo], now());
      const columns = columnsOf(template, hashes.logo);
      if (columns.fields === row.fields && columns.logo === row.logo) return null;
      return { ...columns, previous_fields: row.fields, previous_logo: row.logo };
    },
  );
  return describeTemplate(context, member, opened.id);
}

/** Takes the last change back, which cannot be taken back in turn. */
export async function undoTemplate(
  context: AppContext,
  member: Member,
  templateId: string,
  version: number,
): Promise<TeamTemplate> {
  const { now, limits } = context;
  await limits.hit(CHANGE_LIMIT, member.accountId);
  await changeTemplate(
    context,
    member,
    { templateId, version, action: "template_undone" },
    async (_trx, row) => {
      if (row.previous_fields === null || row.changed_at + UNDO_MS <= now()) {
        throw new AppError("expired", TEXT.undoTooLate);
      }
      const template = storedTemplate(row.previous_fields, row.previous_logo);
      const columns = columnsOf(template, row.previous_logo);
      return { ...columns, previous_fields: null, previous_logo: null };
    },
  );
  return describeTemplate(context, member, templateId);
}

type Change = {
  readonly templateId: string;
  readonly version: number;
  readonly action: "template_changed" | "template_undone";
};

/** Optimistic locking: a save in between is a `template_changed`. `columnsFor` answers null where nothing changes. */
async function changeTemplate(
  context: AppContext,
  member: Member,
  { templateId, version, action }: Change,
  columnsFor: (trx: Db, row: TemplateRow) => Promise<object | null>,
): Promise<void> {
  const { db, now } = context;
  const { teamId, accountId } = member;
  await db.transaction().execute(async (trx) => {
    const row = await nextTemplateVersion(trx, teamId, templateId);
    if (!row) throw templateNotFound();
    if (row.version - 1 !== version) throw new AppError("template_changed", TEXT.templateChanged);
    await requireStill(trx, member);
    const columns = await columnsFor(trx, row);
    if (!columns) return updateTemplate(trx, templateId, { version });
    await updateTemplate(trx, templateId, { ...columns, changed_at: now(), changed_by: accountId });
    const count = await countCardsOfTemplate(trx, templateId);
    await recordAction(context, trx, member, { action, subject: row.name, count });
    await reviewTemplate(context, trx, templateId);
    await publishTemplateChange(context, trx, templateId);
  });
  // Once more after the commit: the old state may have been cached in between.
  dropTemplate(context, templateId);
}

export async function renameTemplate(
  context: AppContext,
  member: Member,
  templateId: string,
  typed: string,
): Promise<TeamTemplate> {
  const { db, limits } = context;
  const name = readName(typed);
  await limits.hit(CHANGE_LIMIT, member.accountId);
  await db.transaction().execute(async (trx) => {
    const { name: from } = await getTemplate(trx, member.teamId, templateId);
    await updateTemplate(trx, templateId, { name });
    await recordAction(context, trx, member, { action: "template_renamed", subject: name, from, to: name });
  });
  return describeTemplate(context, member, templateId);
}

export async function deleteTemplate(context: AppContext, member: Member, templateId: string): Promise<void> {
  const { db, limits } = context;
  const { teamId } = member;
  await limits.hit(CHANGE_LIMIT, member.accountId);
  await db.transaction().execute(async (trx) => {
    await lockAccount(trx, teamId);
    const { team } = await requireStill(trx, member);
    const { name } = await getTemplate(trx, teamId, templateId);
    const isNeeded = team.join_template_id === templateId || (await countTemplates(trx, teamId)) === 1;
    if (isNeeded || !(await deleteTemplateRow(trx, teamId, templateId))) {
      throw new AppError("already_done", TEXT.templateInUse);
    }
    await recordAction(context, trx, member, { action: "template_deleted", subject: name });
  });
}

export async function getTemplate(db: Db, teamId: string, templateId: string): Promise<TemplateRow> {
  const row = await findTemplate(db, teamId, templateId);
  if (!row) throw templateNotFound();
  return row;
}

function tooManyTemplates(): AppError {
  return new AppError("limit_reached", TEXT.tooManyTemplates({ max: MAX_TEMPLATES }));
}
