/** `npm run doctor`: looks at an installation from outside in, and says the way out of what is broken. */
import { statfs } from "node:fs/promises";
import { type Config, readConfig } from "../config/config.ts";
import { StartError } from "../lib/start-error.ts";
import { checkAudit } from "./audit-checks.ts";
import { checkCompany, checkCompanyTeam } from "./company-checks.ts";
import { broken, type DoctorPorts, type Finding, well } from "./finding.ts";
import { checkMail, checkSupport } from "./mail-checks.ts";
import { checkMedia } from "./media-checks.ts";
import { checkPayments } from "./payment-checks.ts";
import { checkBackups, checkDatabase, checkDisk, checkFurtherDatabases } from "./storage-checks.ts";
import { checkAddress, checkProxy } from "./web-checks.ts";

export const realPorts: DoctorPorts = {
  fetch: (...request) => fetch(...request),
  now: Date.now,
  async freeBytes(folder) {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize;
  },
};

export async function examine(
  env: Readonly<Record<string, string | undefined>>,
  ports: DoctorPorts = realPorts,
): Promise<Finding[]> {
  const config = readSettings(env);
  if ("outcome" in config) return [config];
  const company = await checkCompany(config, ports);
  return [
    well("Settings", "can be read."),
    ...(await checkAddress(config, ports)),
    checkProxy(config),
    await checkMail(config, ports.now()),
    checkSupport(config),
    ...(company ? [company] : []),
    await checkPayments(config, ports),
    await checkDisk(config, ports),
    await checkDatabase(config),
    ...(await checkAudit(config)),
    ...(await checkFurtherDatabases(config)),
    ...(await checkCompanyTeam(config)),
    await checkBackups(config, ports),
    await checkMedia(config, ports),
  ];
}

function readSettings(env: Readonly<Record<string, string | undefined>>): Config | Finding {
  try {
    return readConfig(env);
  } catch (error) {
    if (!(error instanceof StartError)) throw error;
    return broken("Settings", error.message, "Nothing else can be checked until this is fixed.");
  }
}
