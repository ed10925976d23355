import type { Language } from "@visita/domain/language/languages";
import { URGENT_NETWORKS, URGENT_WINDOW_MS } from "@visita/domain/report/report.constants";
import type { ReportCardInput } from "@visita/domain/report/report.contract";
import { REPORT_MESSAGES as TEXT } from "@visita/domain/report/report.messages";
import type { AppContext } from "../../core/app-context.ts";
import type { Db } from "../../db/database.ts";
import { deleteInBatches } from "../../db/queries.ts";
import { newId } from "../../lib/tokens.ts";
import type { Visitor } from "../../lib/visitor.ts";
import { recipientAt } from "../account/account.service.ts";
import { getReportableCard, lockAccount, type ReportableCard } from "../card/visible-card.service.ts";
import { isSentAgain, requireReadyStamp, type StampUse, useStamp } from "../exchange/form-stamp.service.ts";
import type { Limit } from "../limit/limit.service.ts";
import { countOpenReports, deleteClosedReports, insertReport } from "./report.store.ts";

const HOUR = 60 * 60_000;
const DAY = 24 * HOUR;
const REPORT_TTL_MS = 365 * DAY;

/** For each network. Guests of one event share one address. */
const NETWORK_LIMITS: readonly Limit[] = [
  { name: "report-network", hits: 5, windowMs: HOUR },
  { name: "report-network-day", hits: 20, windowMs: DAY },
];
/** Of one network about one card. */
const CARD_LIMIT: Limit = { name: "report-card", hits: 3, windowMs: DAY };
/** Of everybody. Beyond it reports are stored without a mail: a flood of them must not silence anybody else's. */
const MAILED_LIMIT: Limit = { name: "report-all-day", hits: 1_000, windowMs: DAY };
/** Beyond these a report is thanked for and dropped: the queue has what it needs. */
const MAX_OPEN_REPORTS = 50;
/** Beyond these reports of a card are in the queue alone, and not in the operator's mailbox. */
const MAX_MAILS = 5;

/** What was sent, and the language of the page. */
export type ReportInput = ReportCardInput & { readonly language: Language };

/** What the page without a script adds: a stamp of when it was opened, valid once, and a trap for programs. */
export type PlainReport = {
  readonly input: ReportInput;
  readonly stamp: string;
  readonly website: string;
};

export async function reportByPage(
  context: AppContext,
  visitor: Visitor,
  { input, stamp, website }: PlainReport,
): Promise<void> {
  // A program learns nothing from the answer.
  if (website.trim() !== "") return;
  requireReadyStamp(context, input.cardid, stamp);
  const use = { stamp, content: [input.reason, input.text ?? "", input.email ?? ""] };
  if (!(await isSentAgain(context.db, use))) await reportCard(context, visitor, input, use);
}

/** Stores a report and its mail in one transaction. Nothing is taken down by it, however many there are. */
export async function reportCard(
  context: AppContext,
  visitor: Visitor,
  input: ReportInput,
  use?: StampUse,
): Promise<void> {
  const { limits, mail } = context;
  const card = await getReportableCard(context, input.cardid);
  const { networks } = visitor;
  const aboutCard = networks.map(({ key, share }) => ({ key: `${key} ${input.cardid}`, share }));
  const text = TEXT.tooMany;
  await limits.countNetworks({ limits: NETWORK_LIMITS, networks, text }, () =>
    limits.countNetworks({ limits: [CARD_LIMIT], networks: aboutCard, text }, () =>
      store(context, card, visitor, input, use),
    ),
  );
  mail.kick();
}

async function store(
  context: AppContext,
  card: ReportableCard,
  { network, language: operatorLanguage }: Visitor,
  { cardid, reason, text = "", email = "", language }: ReportInput,
  use: StampUse | undefined,
): Promise<void> {
  const {
    db,
    now,
    mail,
    config: {
      mail: { support },
    },
  } = context;
  const isMailed = (await context.limits.tryHit(MAILED_LIMIT, "all")) === 0;
  await db.transaction().execute(async (trx) => {
    // Of reports that arrive together exactly one is the one that makes them urgent.
    await lockAccount(trx, card.ownerId);
    if (use && !(await useStamp(trx, use, now()))) return;
    const since = now() - URGENT_WINDOW_MS;
    const before = await countOpenReports(trx, cardid, since);
    if (before.reports >= MAX_OPEN_REPORTS) return;
    await insertReport(trx, {
      id: newId(),
      card_id: cardid,
      reason,
      body: text,
      reporter_email: email === "" ? null : email.toLowerCase(),
      language,
      network_hash: context.hashReporterNetwork(network),
      created_at: now(),
      closed_at: null,
      outcome: null,
    });
    const after = await countOpenReports(trx, cardid, since);
    const content = mailOf(card, { reason, text, ...after });
    const operator = await recipientAt(trx, support);
    const cause = { language: operatorLanguage };
    if (before.networks < URGENT_NETWORKS && after.networks >= URGENT_NETWORKS) {
      await mail.enqueue(trx, operator, { kind: "reports_urgent", ...content }, cause);
    } else if (isMailed && after.reports <= MAX_MAILS) {
      await mail.enqueue(trx, operator, { kind: "card_reported", ...content }, { network, ...cause });
    }
  });
}

/** Deletes reports that were decided more than a year ago. */
export function deleteOldReports(db: Db, now: number): Promise<void> {
  return deleteInBatches((limit) => deleteClosedReports(db, now - REPORT_TTL_MS, limit));
}

type Report = Pick<ReportCardInput, "reason"> & { text: string; reports: number; networks: number };

function mailOf({ cardid, username }: ReportableCard, report: Report) {
  return { cardid, username, ...report };
}
