import { expect, test } from "vitest";
import { findTexts } from "./code-texts.mjs";

const page = "apps/web/app/features/site/about-page.tsx";
const route = "apps/server/src/features/exchange/stop-mails.routes.ts";
const rules = "packages/domain/src/card/card.rules.ts";

test.each([
  [page, "<p>Your cards</p>", "Your cards"],
  [page, "<button>Save</button>", "Save"],
  [page, '<p>{isOld ? "Old" : name}</p>', "Old"],
  [page, "<p>{`Made for you`}</p>", "Made for you"],
  [page, '<img alt="A card" />', "A card"],
  [page, '<Field label={isLong ? "Your name" : name} />', "Your name"],
  [page, '<nav aria-label={name ?? "Menu"} />', "Menu"],
  [page, 'const TABS = [{ label: "Info" }];', "Info"],
  [page, 'notify("We couldn’t save that.");', "We couldn’t save that."],
  [route, 'sendPage(reply, "Page not found");', "Page not found"],
  [
    route,
    'const form = `<form><button style="margin:0">Stop these emails</button></form>`;',
    "Stop these emails",
  ],
  [route, 'const home = `<p>…</p><a href="/">Home</a>`;', "Home"],
  [
    rules,
    'export const TOO_LONG = "Please use 80 characters or fewer.";',
    "Please use 80 characters or fewer.",
  ],
])("refuses a text in %s: %s", (path, source, text) => {
  expect(findTexts(path, source)).toEqual([text]);
});

test.each([
  [page, '<p title={t("yourCards")} className="flex Gap">{t("saveCard")} {name}.html</p>'],
  [page, '<Row label={t("name")}>{isOld ? "old" : "new"}</Row>'],
  [page, 'throw new Error("Words of a card are loaded with its kit");'],
  [page, 'class TagError extends Error { constructor() { super("The tag could not be written"); } }'],
  [page, 'type Kind = "Not here" | "Gone away";'],
  [page, '<b>{"Apple Wallet"}</b>'],
  [route, 'log.warn("sending a page failed; answered 500");'],
  [route, 'const style = `<style>a{color:red}</style><svg viewBox="0 0 1 1"><path d="M0 0"/></svg>`;'],
  [route, "const row = `<td>name</td><td>10.00</td>`;"],
  [rules, 'import english from "../messages/card/en.ts";'],
  ["packages/domain/src/owner-messages/links/en.ts", 'export default { title: "Your links" };'],
  ["packages/domain/src/card/card.contract.ts", 'const card = { summary: "Changes your card." };'],
  ["apps/server/src/doctor/doctor.ts", 'say("Start the server.");'],
])("accepts in %s: %s", (path, source) => {
  expect(findTexts(path, source)).toEqual([]);
});
