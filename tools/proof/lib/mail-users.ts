import type { RootDb } from "../../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import { cardFields, uniqueImage } from "../../harness/cards.ts";
import type { HttpClient, HttpRequest, HttpResponse } from "./http-client.ts";
import { jsonBody } from "./json-body.ts";

/** Users whose calls cause mails; records the mails that must arrive. */
export function createMailUsers({ send }: HttpClient, name: string) {
  /** A marker in the recipient or the text of each expected mail. */
  const expected: string[] = [];
  const refused: HttpResponse[] = [];
  let lastNumber = 0;

  function newAddress(): string {
    lastNumber += 1;
    return `${name}-${lastNumber}@person.example`;
  }

  function require(status: number, response: HttpResponse): boolean {
    if (response.status !== status) refused.push(response);
    return response.status === status;
  }

  const askForCode = (email: string) => send({ path: `/api/auth/generateotp?email=${email}` });

  const askForMail = (useremail: string, text = "") =>
    send({ method: "POST", path: "/api/auth/registermail", body: { useremail, text } });

  return {
    expected,
    /** Responses to calls that should have succeeded. */
    refused,
    askForCode,

    async register(): Promise<void> {
      const email = newAddress();
      const body = { firstname: "Robin", lastname: "Sample", email, password: "teapot-on-the-moon" };
      if (!require(201, await send({ method: "POST", path: "/api/auth/register", body }))) return;
      require(200, await askForMail(email));
    },

    async leaveMessage(): Promise<void> {
      lastNumber += 1;
      const text = `Please bind book ${name}-${lastNumber}.`;
      const body = { username: "Robin", text };
      if (require(200, await send({ method: "POST", path: "/api/com/contactus", body }))) expected.push(text);
    },

    /** Starts a recovery. Returns whether the product accepted to send a code. */
    async recover(email: string): Promise<boolean> {
      const ticket = await askForCode(email);
      if (ticket.status !== 201) return false;
      const isSent = (await askForMail(email, String(jsonBody(ticket)["code"]))).status === 200;
      if (isSent) expected.push(email);
      return isSent;
    },
  };
}

/** Saves of several existing cards without a new image; saves of a single card would queue. */
export async function cardSaves(
  client: HttpClient,
  db: RootDb,
  name: string,
  count: number,
): Promise<HttpRequest[]> {
  const saves: HttpRequest[] = [];
  while (saves.length < count) saves.push(await cardSave(client, db, `${name}-${saves.length}`));
  return saves;
}

async function cardSave({ send }: HttpClient, db: RootDb, username: string): Promise<HttpRequest> {
  const headers = { cookie: (await signIn(db)).cookie };
  const fields = await cardFields({ username, fullname: "Robin", profilepic: await uniqueImage() });
  const made = await send({ method: "POST", path: "/api/card/add", headers, body: fields });
  const { cardid } = jsonBody(made);
  if (typeof cardid !== "string") throw new Error(`No card was made: ${made.body}`);
  const shown = jsonBody(await send({ path: `/api/card/getcarddataforupdate/${cardid}`, headers }));
  const body = await cardFields({ fullname: "Robin", profilepic: String(shown["profilepic"]) });
  return { method: "PUT", path: `/api/card/updatecard/${cardid}`, headers, body };
}
