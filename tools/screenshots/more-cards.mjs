import { readFile } from "node:fs/promises";
import { join } from "node:path";
import { PlainError } from "../lib/plain-error.mjs";
import { root } from "../lib/root.mjs";

const PHONE = { width: 390, height: 844 };

/** Second cards of the demo people, who are made up: the pictures show that a person may have several. */
const MORE_CARDS = [
  {
    account: "demo-account",
    portrait: "giulia.jpg",
    card: {
      username: "giulia-evenings",
      fullname: "Giulia Ferrante",
      occupation: "Guest Lecturer",
      companyname: "Scuola Serale",
      color: "goldenrod-color",
      bio: "Furniture history on Tuesday evenings.",
    },
  },
  {
    account: "demo-account-kwame",
    portrait: "kwame.jpg",
    card: {
      username: "kwame-rows",
      fullname: "Kwame Asante",
      occupation: "Captain",
      companyname: "Canal Rowing Club",
      color: "crimson-color",
      bio: "Mornings on the water.",
    },
  },
];

export async function addMoreCards({ visit }) {
  for (const { account, portrait, card } of MORE_CARDS) {
    const bytes = await readFile(join(root, "apps", "server", "assets", "demo", portrait));
    const body = {
      ...card,
      profilepic: `data:image/jpeg;base64,${bytes.toString("base64")}`,
      contacts: {
        phonenumber: { value: "+39 02 5550 0142" },
        email: { value: "somebody@visita.example" },
        sms: { value: "+39 340 555 0142" },
      },
    };
    await visit({ account, viewport: PHONE, scale: 1 }, async (page) => {
      await page.goto("/404");
      const status = await page.evaluate(async (sent) => {
        const answer = await fetch("/api/card/add", {
          method: "POST",
          headers: { "content-type": "application/json" },
          body: JSON.stringify(sent),
        });
        return answer.status;
      }, body);
      if (status !== 201) throw new PlainError(`The card ${card.username} was refused with ${status}.`);
    });
  }
}
