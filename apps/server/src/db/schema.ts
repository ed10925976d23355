import type { AccountTables } from "./schema/account.tables.ts";
import type { AddressBookTables } from "./schema/address-book.tables.ts";
import type { AdminTables } from "./schema/admin.tables.ts";
import type { BillingTables } from "./schema/billing.tables.ts";
import type { CardTables } from "./schema/card.tables.ts";
import type { ContactTables } from "./schema/contact.tables.ts";
import type { ExchangeTables } from "./schema/exchange.tables.ts";
import type { ExportTables } from "./schema/export.tables.ts";
import type { FavouriteTables } from "./schema/favourite.tables.ts";
import type { FirstRunTables } from "./schema/first-run.tables.ts";
import type { InsightTables } from "./schema/insight.tables.ts";
import type { LinkTables } from "./schema/link.tables.ts";
import type { MailTables } from "./schema/mail.tables.ts";
import type { MediaTables } from "./schema/media.tables.ts";
import type { ReportTables } from "./schema/report.tables.ts";
import type { SandboxTables } from "./schema/sandbox.tables.ts";
import type { SystemTables } from "./schema/system.tables.ts";

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
    ExchangeTables,
    AddressBookTables,
    AdminTables,
    ReportTables,
    FirstRunTables,
    SystemTables {}
