import { IMAGE_MAX_BYTES } from "@visita/domain/card/image.rules";
import { IMPORT_MESSAGES as TEXT } from "@visita/domain/import/import.messages";
import { MAX_INVITED } from "@visita/domain/team/invited-rows";
import { TemplateInput } from "@visita/domain/team/template.contract";
import { MAX_TEMPLATES } from "@visita/domain/team/template.rules";
import { z } from "zod";
import { AppError } from "../../lib/app-error.ts";
import { exceedsJsonLimits } from "../../lib/json-limits.ts";
import { InvalidZip, readZip } from "../../lib/read-zip.ts";

const MAX_FILES = 10_000;
const MAX_TEAMS = 20;
const ACCOUNT_MAX_BYTES = 1024 * 1024;
/** Some 3,000 bytes for each of MAX_INVITED. */
const TEAMS_MAX_BYTES = 16 * 1024 * 1024;
const TOTAL_MAX_BYTES = 2 * TEAMS_MAX_BYTES;
const ACCOUNT_LIMITS = { maxDepth: 16, maxValues: 20_000 };
const TEAMS_LIMITS = { maxDepth: 16, maxValues: 600_000 };
const VERSION = 1;
const PATH_MAX_CHARS = 300;

const Account = z.object({ format: z.literal("visita-export"), version: z.int().min(1) });

const Text = z.string().max(1_000).catch("");

/** Only the shape: values are checked as those of an invitation that is typed. */
const CopiedPerson = z.object({
  name: Text,
  email: Text,
  card: z
    .object({
      username: Text,
      occupation: Text,
      templateId: Text,
      contacts: z.object({ phonenumber: z.object({ value: Text }).optional().catch(undefined) }).catch({}),
    })
    .nullable()
    .catch(null),
});
export type CopiedPerson = z.infer<typeof CopiedPerson>;

const CopiedTemplate = z.object({ templateid: Text, name: Text, template: TemplateInput });
export type CopiedTemplate = z.infer<typeof CopiedTemplate>;

const CopiedTeam = z.object({
  teamid: z.string().max(100),
  name: Text,
  role: z.literal("owner"),
  templates: z.array(z.unknown()).max(MAX_TEMPLATES),
  people: z.array(z.unknown()).max(2 * MAX_INVITED),
});

const Teams = z.object({ teams: z.array(z.unknown()).max(MAX_TEAMS) });

/** A team of a copy. Logos are data URLs, to be checked like uploads. */
export type TeamCopy = {
  readonly teamid: string;
  readonly name: string;
  readonly templates: readonly CopiedTemplate[];
  readonly people: readonly CopiedPerson[];
};

export type TeamCopies = { readonly teams: readonly TeamCopy[] };

/** Those that the account of the copy owned. Throws `invalid_input` for anything that is no copy. Runs in a worker. */
export async function readTeamCopies(bytes: Uint8Array): Promise<TeamCopies> {
  const limits = { maxFiles: MAX_FILES, maxBytes: TOTAL_MAX_BYTES, maxBytesOf };
  const files = await readZip(Buffer.from(bytes.buffer, bytes.byteOffset, bytes.byteLength), limits).catch(
    (error: unknown) => {
      if (!(error instanceof InvalidZip)) throw error;
      throw notACopy();
    },
  );
  const account = Account.safeParse(parseJson(files.get("account.json"), ACCOUNT_LIMITS));
  if (!account.success) throw notACopy();
  if (account.data.version > VERSION) throw new AppError("invalid_input", TEXT.newerCopy);
  const teams = Teams.safeParse(parseJson(files.get("teams.json"), TEAMS_LIMITS)).data?.teams ?? [];
  return {
    teams: readAll(CopiedTeam, teams).map(({ teamid, name, templates, people }) => ({
      teamid,
      name,
      templates: readAll(CopiedTemplate, templates).map((template) => withPicture(template, files)),
      people: readAll(CopiedPerson, people),
    })),
  };
}

/** Without those that cannot be read. */
function readAll<Item>(schema: z.ZodType<Item>, items: readonly unknown[]): Item[] {
  return items.flatMap((item) => schema.safeParse(item).data ?? []);
}

/** No logo when the ZIP lacks it. */
function withPicture(copied: CopiedTemplate, files: ReadonlyMap<string, Buffer>): CopiedTemplate {
  const { logo } = copied.template;
  if (logo.rule === "theirs" || logo.value === null) return copied;
  const file = files.get(logo.value);
  const value = file ? `data:image/webp;base64,${file.toString("base64")}` : null;
  return { ...copied, template: { ...copied.template, logo: { rule: "fixed", value } } };
}

function maxBytesOf(path: string): number {
  if (path.length > PATH_MAX_CHARS) return 0;
  if (path === "account.json") return ACCOUNT_MAX_BYTES;
  if (path === "teams.json") return TEAMS_MAX_BYTES;
  return /^teams\/[0-9a-f]{64}\.webp$/.test(path) ? IMAGE_MAX_BYTES : 0;
}

function parseJson(file: Buffer | undefined, limits: typeof TEAMS_LIMITS): unknown {
  if (!file || exceedsJsonLimits(file, limits)) return undefined;
  try {
    return JSON.parse(file.toString());
  } catch {
    return undefined;
  }
}

function notACopy(): AppError {
  return new AppError("invalid_input", TEXT.notACopy);
}
