import type { Feature } from "../core/feature.ts";
import { exampleFeature } from "../demo/example.feature.ts";
import { accountFeature } from "../features/account/account.feature.ts";
import { addressBookFeature } from "../features/address-book/address-book.feature.ts";
import { adminFeature } from "../features/admin/admin.feature.ts";
import { billingFeature } from "../features/billing/billing.feature.ts";
import { cardFeature } from "../features/card/card.feature.ts";
import { carddavFeature } from "../features/carddav/carddav.feature.ts";
import { connectFeature } from "../features/connect/connect.feature.ts";
import { contactFeature } from "../features/contact/contact.feature.ts";
import { exchangeFeature } from "../features/exchange/exchange.feature.ts";
import { exportFeature } from "../features/export/export.feature.ts";
import { favouriteFeature } from "../features/favourite/favourite.feature.ts";
import { firstRunFeature } from "../features/first-run/first-run.feature.ts";
import { importFeature } from "../features/import/import.feature.ts";
import { insightFeature } from "../features/insight/insight.feature.ts";
import { kitFeature } from "../features/kit/kit.feature.ts";
import { leaveFeature } from "../features/leave/leave.feature.ts";
import { limitFeature } from "../features/limit/limit.feature.ts";
import { linkFeature } from "../features/link/link.feature.ts";
import { mailFeature } from "../features/mail/mail.feature.ts";
import { mediaFeature } from "../features/media/media.feature.ts";
import { publicCardFeature } from "../features/public-card/public-card.feature.ts";
import { recapFeature } from "../features/recap/recap.feature.ts";
import { reportFeature } from "../features/report/report.feature.ts";
import { scanFeature } from "../features/scan/scan.feature.ts";
import { systemFeature } from "../features/system/system.feature.ts";
import { teamFeature } from "../features/team/team.feature.ts";
import { webhookFeature } from "../features/webhook/webhook.feature.ts";

/** Each after those that it uses, which .dependency-cruiser.mjs holds. Events go the other way: who uses a row deletes what refers to it first. */
export const FEATURES: readonly Feature[] = [
  limitFeature,
  mailFeature,
  accountFeature,
  billingFeature,
  mediaFeature,
  cardFeature,
  linkFeature,
  connectFeature,
  webhookFeature,
  insightFeature,
  firstRunFeature,
  publicCardFeature,
  systemFeature,
  kitFeature,
  favouriteFeature,
  contactFeature,
  addressBookFeature,
  carddavFeature,
  scanFeature,
  exchangeFeature,
  teamFeature,
  recapFeature,
  exportFeature,
  importFeature,
  reportFeature,
  leaveFeature,
  adminFeature,
  exampleFeature,
];
