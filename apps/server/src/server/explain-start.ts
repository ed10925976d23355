import type { Config } from "../config/config.ts";
import type { DatabaseTarget } from "../config/config-database.ts";
import { describeTarget, reasonOf } from "../db/database.ts";
import { isDatabaseUnavailable } from "../db/database-errors.ts";
import { StartError } from "../lib/start-error.ts";

/** What operators meet and can mend, by PostgreSQL's code or Node's, or by the message where there is no code. */
const POSTGRES_REMEDIES: readonly [RegExp, string][] = [
  [
    /unsupported startup parameter/,
    "It is a pooler: set DATABASE_LISTEN_URL to the address of PostgreSQL itself, and let the pooler ignore startup parameters.",
  ],
  [/does not support SSL/, "It speaks no TLS: turn it on there, or take sslmode out of DATABASE_URL."],
  [
    /^(DEPTH_ZERO_SELF_SIGNED_CERT|SELF_SIGNED_CERT_IN_CHAIN|UNABLE_TO_VERIFY_LEAF_SIGNATURE|UNABLE_TO_GET_ISSUER_CERT(_LOCALLY)?) /,
    "Give the certificate that signed its own by sslrootcert=/path/to/root.pem in DATABASE_URL.",
  ],
  [/^(CERT_|ERR_TLS_)/, "Its certificate must be valid, and for the host that DATABASE_URL names."],
  [/^28/, "Correct the user or the password in DATABASE_URL."],
  [/^3D/, "Create it, or correct DATABASE_URL."],
  [/^42501 /, "Let its user create tables there."],
  [/^42P07 /, "It holds tables of another program: give the product a database of its own."],
];

/** As a sentence with the way out; bugs as they are. */
export function explainDatabase(error: unknown, database: DatabaseTarget, setting = "DATABASE_URL"): unknown {
  const reason = reasonOf(error);
  const code = String((error as { code?: unknown }).code ?? "");
  if (error instanceof StartError) return error;
  const remedy =
    database.kind === "postgres"
      ? (POSTGRES_REMEDIES.find(([pattern]) => pattern.test(`${code} ${reason}`))?.[1] ??
        (isDatabaseUnavailable(error) && "Start it, or correct DATABASE_URL."))
      : isDatabaseUnavailable(error) && "Free the disk or the file and start again.";
  if (!remedy) return error;
  return new StartError(
    `The database ${describeTarget(database)} cannot be used (${reason}). ${remedy.replaceAll("DATABASE_URL", setting)}`,
    { cause: error },
  );
}

export function explainListen(error: unknown, { host, port }: Config): unknown {
  const { code } = error as NodeJS.ErrnoException;
  if (code === "EADDRINUSE") {
    return new StartError(
      `Port ${port} is taken by another program. Stop that program, or choose another port, such as PORT=${port + 1}.`,
      { cause: error },
    );
  }
  if (code === "EACCES") {
    return new StartError(`Port ${port} is reserved on this machine. Choose one above 1023 with PORT.`, {
      cause: error,
    });
  }
  if (code === "EADDRNOTAVAIL" || code === "ENOTFOUND") {
    return new StartError(
      `HOST is "${host}", which is not an address of this machine. Use 127.0.0.1 or 0.0.0.0.`,
      {
        cause: error,
      },
    );
  }
  return error;
}
