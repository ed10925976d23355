import { expect, test } from "vitest";
import { colorNames } from "../owner-messages/colors.ts";
import { kitVerdict } from "../owner-messages/kit-verdict.ts";
import type { QrQuery, QrReading } from "./kit.contract.ts";
import { verdictWords } from "./verdict-words.ts";

const card = {
  color: "gold-color",
  occupation: "Head of Partnerships",
  companyname: "",
  contacts: { email: { value: "giulia@officinabrera.example" } },
} as const;
const QUERY = { content: "address", color: "ink", center: "none" } as const;
const READING: QrReading = {
  verdict: "good",
  reason: null,
  captionProblem: null,
  modules: 29,
  correction: "M",
  readAt: [200, 512, 1024, 2048],
  minWidthMm: 20,
};
const REFUSED = { ...READING, verdict: "refused" } as const;

type Given = { query?: Partial<QrQuery>; reading: QrReading };

async function words({ query, reading }: Given) {
  const texts = { t: await kitVerdict.load("en"), colorName: await colorNames.load("en") };
  const { title, text } = verdictWords(texts, { card, query: { ...QUERY, ...query }, reading });
  return `${title}. ${text}`;
}

test.each<[string, Given]>([
  [
    "Scan-tested at every size. 512, 1024 and 2048 pixels, and 20 mm in print. 29 x 29 squares, error correction M.",
    { reading: READING },
  ],
  [
    "Scan-tested at every size. 512, 1024 and 2048 pixels, and 20 mm in print. 29 x 29 squares, error correction M. The caption is left out: it is too wide for the frame.",
    { reading: { ...READING, captionProblem: "width" } },
  ],
  [
    "Scan-tested, but dense. 49 x 49 squares hold name, role, email and link to the card. Print it at 35 mm or larger, without logo or photo.",
    {
      query: { content: "contact" },
      reading: { ...READING, verdict: "dense", reason: "density", modules: 49, minWidthMm: 35 },
    },
  ],
  [
    "Scan-tested, but dense. 49 x 49 squares hold the link to the card. Print it at 35 mm or larger, without logo or photo.",
    { reading: { ...READING, verdict: "dense", reason: "density", modules: 49, minWidthMm: 35 } },
  ],
  [
    "This code can’t be downloaded. Gold leaf on white has a contrast of 1.7 to 1. Cameras in dim light need 3 or more.",
    { query: { color: "base" }, reading: { ...REFUSED, reason: "contrast" } },
  ],
  [
    "This code can’t be downloaded. The contact is too long for a QR code. Use the link instead.",
    { query: { content: "contact" }, reading: { ...REFUSED, reason: "density", modules: 0 } },
  ],
  [
    "This code can’t be downloaded. This card has no logo to put in the middle.",
    { query: { center: "logo" }, reading: { ...REFUSED, reason: "missing" } },
  ],
  [
    "This code can’t be downloaded. With 49 squares a side, it is too dense to scan when small. Use the link instead of the whole contact.",
    { query: { content: "contact" }, reading: { ...REFUSED, reason: "density", modules: 49 } },
  ],
  [
    "This code can’t be downloaded. It failed the scan test. Remove the picture from the middle.",
    { query: { center: "photo" }, reading: { ...REFUSED, reason: "unreadable" } },
  ],
])("%s", async (text, given) => {
  expect(await words(given)).toBe(text);
});
