/** `npm run docs:security`: writes the tables of docs/security.md from the limits that the product applies. */
import { readFileSync, writeFileSync } from "node:fs";
import { resolve } from "node:path";
import { updateSecurityDocs } from "./security-tables.ts";

const file = resolve("docs/security.md");
writeFileSync(file, updateSecurityDocs(readFileSync(file, "utf8")));
