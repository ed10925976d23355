import type { AccountTables, DashboardVisitTables, FirstRunTables } from "./schema/account.tables.ts";
import type { AddressBookTables } from "./schema/address-book.tables.ts";
import type { AdminTables, ReportTables } from "./schema/admin.tables.ts";
import type { BillingTables } from "./schema/billing.tables.ts";
import type { CardTables, FavouriteTables, LinkTables } from "./schema/card.tables.ts";
import type { ConnectTables } from "./schema/connect.tables.ts";
import type { ExchangeTables } from "./schema/exchange.tables.ts";
import type { ExportTables } from "./schema/export.tables.ts";
import type { InsightTables } from "./schema/insight.tables.ts";
import type { ContactTables, MailTables } from "./schema/mail.tables.ts";
import type { MediaTables } from "./schema/media.tables.ts";
import type { SandboxTables } from "./schema/sandbox.tables.ts";
import type { SystemTables } from "./schema/system.tables.ts";
import type { TeamTables } from "./schema/team.tables.ts";
import type { WebhookTables } from "./schema/webhook.tables.ts";

/** Types that SQLite and PostgreSQL share: text ids, times as epoch milliseconds, JSON as text. Tables by feature. */
export interface Database
  extends AccountTables,
    CardTables,
    MediaTables,
    FavouriteTables,
    ContactTables,
    BillingTables,
    SandboxTables,
    MailTables,
    LinkTables,
    InsightTables,
    ExportTables,
    ConnectTables,
    ExchangeTables,
    AddressBookTables,
    AdminTables,
    ReportTables,
    FirstRunTables,
    DashboardVisitTables,
    TeamTables,
    WebhookTables,
    SystemTables {}
