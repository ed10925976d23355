import type { RootDb } from "../apps/server/src/db/database.ts";
import { beginSession } from "../apps/server/src/features/account/session.service.ts";

/** A call with a body as bytes, over a connection that stays open. */
export function jsonRequest(method: "POST" | "PUT", path: string, body: unknown, cookie?: string): Buffer {
  const content = Buffer.from(JSON.stringify(body));
  const lines = [
    `${method} ${path} HTTP/1.1`,
    "host: localhost",
    "content-type: application/json",
    `content-length: ${content.length}`,
    ...(cookie ? [`cookie: ${cookie}`] : []),
    "",
    "",
  ];
  return Buffer.concat([Buffer.from(lines.join("\r\n")), content]);
}

/** Signs a known person in. */
export async function cookieOf(db: RootDb, accountId: string): Promise<string> {
  return `sid=${await beginSession(db, accountId, Date.now())}`;
}

/** What a card must have beside its username. */
export function cardFields(profilepic: string) {
  return {
    fullname: "Robin Sample",
    occupation: "Bookbinder",
    companyname: "Folded Sheet",
    bio: "I bind books by hand, mend old ones, and teach both on Saturdays in the back room of the shop.",
    profilepic,
    color: "blue-color-one",
    contacts: {
      phonenumber: { value: "+1 202 555 0142" },
      email: { value: "robin@foldedsheet.example" },
      sms: { value: "+1 202 555 0143" },
    },
  };
}
