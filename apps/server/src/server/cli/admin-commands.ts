import { createWriteStream, openSync } from "node:fs";
import { hostname, userInfo } from "node:os";
import { resolve } from "node:path";
import { actionName } from "@visita/domain/admin/action-name";
import type { TakedownNotice } from "@visita/domain/admin/admin.constants";
import { ReasonInput } from "@visita/domain/admin/admin.fields";
import { TakeDownInput } from "@visita/domain/admin/admin-cards.contract";
import { GrantInput } from "@visita/domain/admin/admin-people.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import { auditTableTexts } from "@visita/domain/owner-messages/audit-table";
import type { FastifyInstance } from "fastify";
import type { z } from "zod";
import { isPostgres } from "../../db/queries.ts";
import { findAccountIdByEmail } from "../../features/account/leaving-account.service.ts";
import { type Actor, listAudit, recordAction } from "../../features/admin/audit.service.ts";
import { putBack, takeDown } from "../../features/admin/card-actions.service.ts";
import { listPeople } from "../../features/admin/people.service.ts";
import {
  allowUsername,
  deleteAccountByAdmin,
  grantPremium,
  liftSuspension,
  type PersonAction,
  recordExport,
  signOutEverywhere,
  suspendAccount,
} from "../../features/admin/person-actions.service.ts";
import { findCardId } from "../../features/card/takedown.service.ts";
import { writeExport } from "../../features/export/export-file.service.ts";
import { MAX_AGE_MS as CARD_CACHE_MAX_AGE_MS } from "../../features/public-card/public-card.cache.ts";
import { listQueue } from "../../features/report/report-queue.service.ts";
import { wordIn } from "../../http/answer-words.ts";
import { AppError } from "../../lib/app-error.ts";
import { commandLine } from "../../lib/installation.ts";
import { StartError } from "../../lib/start-error.ts";
import { forgetSecretKey } from "../start-checks.ts";

export const ADMIN_USAGE = [
  `Choose a command: ${commandLine("admin", "…")}`,
  "  list [beginning of an email address, name or username]",
  "  reports",
  "  audit",
  '  suspend person@mail.example "reason"',
  '  lift person@mail.example "reason"',
  '  signout person@mail.example "reason"',
  '  grant person@mail.example 2027-05-04 "reason"',
  '  allow-username username person@mail.example "reason"',
  '  take-down username "reason" ["what the owner is told"] [410 or 451]',
  '  put-back username "reason"',
  "  export person@mail.example copy.zip",
  '  delete person@mail.example ["reason"]',
  "  forget-key",
].join("\n");

/**
 * What the words after `npm run admin --` ask for; it returns what to print. What the product refuses is the operator's to
 * read, without a stack.
 */
export function adminCommandOf([name = "", ...args]: readonly string[]) {
  const command = Object.hasOwn(ADMIN_COMMANDS, name) ? ADMIN_COMMANDS[name] : undefined;
  if (!command || args.length < command.args) throw new StartError(ADMIN_USAGE);
  return async (app: FastifyInstance): Promise<string> => {
    try {
      return await command.run(app, args);
    } catch (error) {
      if (error instanceof AppError)
        throw new StartError(await wordIn("en", error.message), { cause: error });
      throw error;
    }
  };
}

/** `args`: how many it needs at least. */
type Command = {
  readonly args: number;
  readonly run: (app: FastifyInstance, args: readonly string[]) => Promise<string>;
};

const NOTICES = new Map<string, TakedownNotice>([
  ["410", "removed"],
  ["451", "legal"],
]);

export const ADMIN_COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    args: 0,
    async run({ context }, [find]) {
      const { total, people } = await listPeople(context, { find });
      const lines = people.map(({ email, name, cards, isPremium, isSuspended }) =>
        [email, name, `${cards} cards`, isPremium ? "premium" : "free", isSuspended ? "suspended" : ""]
          .filter(Boolean)
          .join("\t"),
      );
      return [...lines, `${total} accounts in all`].join("\n");
    },
  },
  reports: {
    args: 0,
    async run({ context }) {
      const { open, cards } = await listQueue(context, {});
      const lines = cards.map(({ username, reason, reports, networks, isUrgent }) =>
        [`/c/${username}`, reason, `${reports} reports`, `${networks} networks`, isUrgent ? "urgent" : ""]
          .filter(Boolean)
          .join("\t"),
      );
      return [...lines, `${open} cards with open reports`].join("\n");
    },
  },
  audit: {
    args: 0,
    async run({ context }) {
      const { entries } = await listAudit(context, {});
      const t = await auditTableTexts.load("en");
      return entries
        .map(({ at, who, action, target, reason, detail }) =>
          [at, who, `${actionName(action, t)} ${target}`.trim(), reason, detail].join("\t"),
        )
        .join("\n");
    },
  },
  suspend: onAccount(suspendAccount, "suspended", { isSeen: true }),
  lift: onAccount(liftSuspension, "the suspension is lifted", { isSeen: true }),
  signout: onAccount(signOutEverywhere, "signed out everywhere"),
  grant: {
    args: 3,
    async run(app, [email = "", until = "", reason = ""]) {
      const input = checked(GrantInput, { until, reason });
      await grantPremium(app.context, operator(), await accountOf(app, email), input);
      return `${email}: premium until ${until}.`;
    },
  },
  "allow-username": {
    args: 3,
    async run(app, [username = "", email = "", given = ""]) {
      const { reason } = checked(ReasonInput, { reason: given });
      await allowUsername(app.context, operator(), await accountOf(app, email), { username, reason });
      return `${email}: can use ${username.trim()}.`;
    },
  },
  "take-down": {
    args: 2,
    async run(app, [username = "", reason = "", told = reason, status = "410"]) {
      const input = checked(TakeDownInput, { reason, told, notice: NOTICES.get(status) });
      await takeDown(app.context, operator(), await cardOf(app, username), input);
      return seenByVisitors(app, `/c/${username}: taken down, and its owner told.`);
    },
  },
  "put-back": {
    args: 2,
    async run(app, [username = "", given = ""]) {
      const { reason } = checked(ReasonInput, { reason: given });
      await putBack(app.context, operator(), await cardOf(app, username), reason);
      return seenByVisitors(app, `/c/${username}: back.`);
    },
  },
  export: {
    args: 2,
    async run(app, [email = "", file = ""]) {
      const accountId = await accountOf(app, email);
      const output = createWriteStream(file, { fd: createNewFile(file) });
      await recordExport(app.context, operator(), accountId, "");
      await writeExport(app.context, accountId, output);
      return `${email}: Everything is written to ${file}`;
    },
  },
  delete: {
    args: 1,
    async run(app, [email = "", reason = ""]) {
      await deleteAccountByAdmin(app.context, operator(), await accountOf(app, email), reason);
      return seenByVisitors(app, `${email}: Everything is deleted.`);
    },
  },
  "forget-key": {
    args: 0,
    async run({ context, db }) {
      await db.transaction().execute(async (trx) => {
        await forgetSecretKey(trx);
        await recordAction(context, trx, operator(), { action: "forgot_key" });
      });
      return "The next server that starts may use another key. What was encrypted or signed with the old one is lost.";
    },
  },
};

/** Its descriptor. An operator's files are not overwritten. */
function createNewFile(file: string): number {
  try {
    return openSync(resolve(file), "wx", 0o600);
  } catch (cause) {
    throw new StartError(`${file} cannot be written (${(cause as Error).message}). Choose another name.`, {
      cause,
    });
  }
}

/** What is done to the account of an address, for a reason. `isSeen`: visitors of its cards see it. */
function onAccount(act: PersonAction, done: string, { isSeen = false } = {}): Command {
  return {
    args: 2,
    async run(app, [email = "", given = ""]) {
      const { reason } = checked(ReasonInput, { reason: given });
      await act(app.context, operator(), await accountOf(app, email), reason);
      const answer = `${email}: ${done}.`;
      return isSeen ? seenByVisitors(app, answer) : answer;
    },
  };
}

/** On SQLite nothing tells a running server to drop what it has cached; on PostgreSQL every instance is told. */
function seenByVisitors({ db }: FastifyInstance, done: string): string {
  if (isPostgres(db)) return done;
  return `${done} Visitors see this within ${CARD_CACHE_MAX_AGE_MS / 1_000} seconds.`;
}

/** Who is at the command line, as the audit log names them. */
function operator(): Actor {
  return { name: `${userInfo().username} on ${hostname()}, command line`, accountId: null };
}

async function accountOf({ db }: FastifyInstance, email: string): Promise<string> {
  const accountId = await findAccountIdByEmail(db, email.trim().toLowerCase());
  if (!accountId) throw new StartError(`No account has the email address ${email}.`);
  return accountId;
}

async function cardOf({ db }: FastifyInstance, username: string): Promise<string> {
  const cardid = await findCardId(db, usernameKey(username.replace(/^\/c\//, "")));
  if (cardid === undefined) throw new StartError(`No card has the username ${username}.`);
  return cardid;
}

/** Words of the command line are checked as the bodies of calls are. */
function checked<Schema extends z.ZodType>(schema: Schema, input: unknown): z.output<Schema> {
  const result = schema.safeParse(input);
  if (!result.success) throw new AppError("invalid_input", result.error.issues[0]?.message ?? ADMIN_USAGE);
  return result.data;
}
