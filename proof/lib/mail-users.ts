import type { RootDb } from "../../apps/server/src/db/database.ts";
import { signIn } from "../../harness/accounts.ts";
import { cardFields, uniqueImage } from "../../harness/cards.ts";
import type { Answer, HttpClient, Question } from "./http-client.ts";
import { jsonBody } from "./json-body.ts";

/** People whose wishes end in a mail, and who remember which one they may expect. */
export function createMailUsers({ ask }: HttpClient, name: string) {
  /** What the recipient's address or the text of each expected mail contains. */
  const expected: string[] = [];
  const refused: Answer[] = [];
  let lastNumber = 0;

  function newAddress(): string {
    lastNumber += 1;
    return `${name}-${lastNumber}@person.example`;
  }

  function require(status: number, answer: Answer): boolean {
    if (answer.status !== status) refused.push(answer);
    return answer.status === status;
  }

  const askForCode = (email: string) => ask({ path: `/api/auth/generateotp?email=${email}` });

  const askForMail = (useremail: string, text = "") =>
    ask({ method: "POST", path: "/api/auth/registermail", body: { useremail, text } });

  return {
    expected,
    /** What should have worked and did not. */
    refused,
    askForCode,

    async register(): Promise<void> {
      const email = newAddress();
      const body = { firstname: "Robin", lastname: "Sample", email, password: "teapot-on-the-moon" };
      if (!require(201, await ask({ method: "POST", path: "/api/auth/register", body }))) return;
      if (require(200, await askForMail(email))) expected.push(email);
    },

    async leaveMessage(): Promise<void> {
      lastNumber += 1;
      const text = `Please bind book ${name}-${lastNumber}.`;
      const body = { username: "Robin", text };
      if (require(200, await ask({ method: "POST", path: "/api/com/contactus", body }))) expected.push(text);
    },

    /** Gets as far as the product lets anybody while it can send no mail. Says whether a code is on its way. */
    async recover(email: string): Promise<boolean> {
      const ticket = await askForCode(email);
      if (ticket.status !== 201) return false;
      const isSent = (await askForMail(email, String(jsonBody(ticket)["code"]))).status === 200;
      if (isSent) expected.push(email);
      return isSent;
    },
  };
}

/** Saves of cards that are there, in turn, without a new picture; saves of one card alone would queue. */
export async function cardSaves(
  client: HttpClient,
  db: RootDb,
  name: string,
  count: number,
): Promise<Question[]> {
  const saves: Question[] = [];
  while (saves.length < count) saves.push(await cardSave(client, db, `${name}-${saves.length}`));
  return saves;
}

async function cardSave({ ask }: HttpClient, db: RootDb, username: string): Promise<Question> {
  const headers = { cookie: (await signIn(db)).cookie };
  const fields = await cardFields({ username, fullname: "Robin", profilepic: await uniqueImage() });
  const made = await ask({ method: "POST", path: "/api/card/add", headers, body: fields });
  const { cardid } = jsonBody(made);
  if (typeof cardid !== "string") throw new Error(`No card was made: ${made.body}`);
  const shown = jsonBody(await ask({ path: `/api/card/getcarddataforupdate/${cardid}`, headers }));
  const body = await cardFields({ fullname: "Robin", profilepic: String(shown["profilepic"]) });
  return { method: "PUT", path: `/api/card/updatecard/${cardid}`, headers, body };
}
