import { createWriteStream } from "node:fs";
import { hostname, userInfo } from "node:os";
import { resolve } from "node:path";
import { ADMIN_ACTION_LABELS } from "@visita/domain/admin/admin.constants";
import { TakeDownInput } from "@visita/domain/admin/admin-cards.contract";
import { usernameKey } from "@visita/domain/card/username.rules";
import type { FastifyInstance } from "fastify";
import { findAccountIdByEmail } from "../features/account/leaving-account.service.ts";
import type { Actor } from "../features/admin/admin.context.ts";
import { listAdminCards } from "../features/admin/admin-cards.service.ts";
import { listAudit } from "../features/admin/audit.service.ts";
import { putBack, takeDown } from "../features/admin/card-actions.service.ts";
import { listPeople } from "../features/admin/people.service.ts";
import {
  deleteAccountByAdmin,
  grantPremium,
  liftSuspension,
  recordExport,
  signOutEverywhere,
  suspendAccount,
} from "../features/admin/person-actions.service.ts";
import { writeExport } from "../features/export/export-file.service.ts";
import { listQueue } from "../features/report/report-queue.service.ts";
import { AppError } from "../lib/app-error.ts";
import { commandLine } from "../lib/command-line.ts";
import { StartError } from "../lib/start-error.ts";

export const ADMIN_USAGE = [
  `Say what to do: ${commandLine("admin", "…")}`,
  "  list [beginning of an email address, name or username]",
  "  reports",
  "  audit",
  '  suspend person@mail.example "reason"',
  '  lift person@mail.example "reason"',
  '  signout person@mail.example "reason"',
  '  grant person@mail.example 2027-05-04 "reason"',
  '  take-down username "reason" ["what the owner is told"] [410 or 451]',
  '  put-back username "reason"',
  "  export person@mail.example copy.zip",
  '  delete person@mail.example ["reason"]',
].join("\n");

/** `args`: how many it needs at least. */
type Command = {
  readonly args: number;
  readonly run: (app: FastifyInstance, args: readonly string[]) => Promise<string>;
};

export const ADMIN_COMMANDS: Readonly<Record<string, Command>> = {
  list: {
    args: 0,
    async run({ admin }, [find]) {
      const { total, people } = await listPeople(admin, { find });
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
    async run({ admin }) {
      const { open, cards } = await listQueue(admin.reports, {});
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
    async run({ admin }) {
      const { entries } = await listAudit(admin, {});
      return entries
        .map(({ at, who, action, target, reason, detail }) =>
          [at, who, `${ADMIN_ACTION_LABELS[action]} ${target}`.trim(), reason, detail].join("\t"),
        )
        .join("\n");
    },
  },
  suspend: {
    args: 2,
    run: async (app, [email = "", reason = ""]) =>
      explained(async () => {
        await suspendAccount(app.admin, operator(), await accountOf(app, email), reason);
        return `${email}: suspended.`;
      }),
  },
  lift: {
    args: 2,
    run: async (app, [email = "", reason = ""]) =>
      explained(async () => {
        await liftSuspension(app.admin, operator(), await accountOf(app, email), reason);
        return `${email}: the suspension is lifted.`;
      }),
  },
  signout: {
    args: 2,
    run: async (app, [email = "", reason = ""]) =>
      explained(async () => {
        await signOutEverywhere(app.admin, operator(), await accountOf(app, email), reason);
        return `${email}: signed out everywhere.`;
      }),
  },
  grant: {
    args: 3,
    run: async (app, [email = "", until = "", reason = ""]) =>
      explained(async () => {
        const isDay = /^\d{4}-\d\d-\d\d$/.test(until) && !Number.isNaN(Date.parse(until));
        if (!isDay) throw new StartError(ADMIN_USAGE);
        await grantPremium(app.admin, operator(), await accountOf(app, email), { until, reason });
        return `${email}: premium until ${until}.`;
      }),
  },
  "take-down": {
    args: 2,
    run: async (app, [username = "", reason = "", told = reason, status = "410"]) =>
      explained(async () => {
        const notice = status === "451" ? "legal" : "removed";
        const input = TakeDownInput.parse({ reason, told, notice });
        await takeDown(app.admin, operator(), await cardOf(app, username), input);
        return `/c/${username}: taken down, and its owner told.`;
      }),
  },
  "put-back": {
    args: 2,
    run: async (app, [username = "", reason = ""]) =>
      explained(async () => {
        await putBack(app.admin, operator(), await cardOf(app, username), reason);
        return `/c/${username}: back.`;
      }),
  },
  export: {
    args: 2,
    run: async (app, [email = "", file = ""]) =>
      explained(async () => {
        const accountId = await accountOf(app, email);
        // Flag "wx": an operator's files are not overwritten.
        const output = createWriteStream(resolve(file), { mode: 0o600, flags: "wx" });
        await recordExport(app.admin, operator(), accountId, "");
        await writeExport(app.exports, accountId, output);
        return `${email}: Everything is written to ${file}`;
      }),
  },
  delete: {
    args: 1,
    run: async (app, [email = "", reason = ""]) =>
      explained(async () => {
        await deleteAccountByAdmin(app.admin, operator(), await accountOf(app, email), reason);
        return `${email}: Everything is deleted.`;
      }),
  },
};

/** Who is at the command line, as the audit list names them. */
function operator(): Actor {
  return { name: `${userInfo().username} on ${hostname()}, command line`, accountId: null };
}

async function accountOf({ db }: FastifyInstance, email: string): Promise<string> {
  const accountId = await findAccountIdByEmail(db, email.trim().toLowerCase());
  if (!accountId) throw new StartError(`Nobody has an account with the address ${email}.`);
  return accountId;
}

async function cardOf({ admin }: FastifyInstance, username: string): Promise<string> {
  const { cards } = await listAdminCards(admin, { find: username });
  const key = usernameKey(username.replace(/^\/c\//, ""));
  const card = cards.find((each) => usernameKey(each.username) === key);
  if (!card) throw new StartError(`No card has the username ${username}.`);
  return card.cardid;
}

/** What the product refuses is the operator's to read, without a stack. */
async function explained(work: () => Promise<string>): Promise<string> {
  try {
    return await work();
  } catch (error) {
    if (error instanceof AppError) throw new StartError(error.message, { cause: error });
    throw error;
  }
}
