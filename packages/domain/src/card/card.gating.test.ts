import { expect, test } from "vitest";
import { featuresOf } from "../billing/plan.rules.ts";
import { mergedCard, visibleCard } from "./card.gating.ts";
import { readCard } from "./card.rules.ts";

const active = featuresOf("active");
const restricted = featuresOf("inactive");
const media = (sign: string) => `/media/${sign.repeat(64)}.webp`;

const stored = {
  fullname: "Ada Example",
  occupation: "Engineer",
  companyname: "Company",
  bio: "I build engines.",
  profilepic: media("a"),
  logo: media("b"),
  color: "gold-color" as const,
  contacts: {
    phonenumber: { value: "+39 02 5550 0140" },
    email: { value: "ada@company.example" },
    sms: { value: "+39 333 555 0140" },
    website: { value: "https://company.example" },
    github: { value: "ada-example", title: "Code" },
    mobilemoney: { value: "+233 24 555 0140" },
  },
};

test("a plan that opens everything shows the card as it is stored", () => {
  expect(visibleCard(stored, active)).toEqual(stored);
});

test("the free form of a card has no logo, the usual colour and the free channels", () => {
  const { phonenumber, email, sms, website } = stored.contacts;
  const free = {
    ...stored,
    logo: null,
    color: "blue-color-one",
    contacts: { phonenumber, email, sms, website },
  };
  expect(visibleCard(stored, restricted)).toEqual(free);
});

test("a restricted save changes what it may and keeps what is hidden, until the plan opens it again", () => {
  const { website: _, ...contacts } = visibleCard(stored, restricted).contacts;
  const typed = { ...visibleCard(stored, restricted), fullname: "Ada Newname", contacts };
  const reading = readCard(typed, restricted);
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  const saved = mergedCard(stored, reading.card, restricted);

  const { website: __, ...kept } = stored.contacts;
  expect(saved).toEqual({ ...stored, fullname: "Ada Newname", contacts: kept });
  expect(visibleCard(saved, active)).toEqual(saved);
});

test("hostile premium fields of a restricted save never reach what is stored", () => {
  const typed = {
    ...stored,
    logo: "x",
    color: "x",
    contacts: { ...stored.contacts, github: { value: "evil" } },
  };
  const reading = readCard(typed, restricted);
  if ("problems" in reading) throw new Error(JSON.stringify(reading.problems));
  expect(mergedCard(stored, reading.card, restricted)).toEqual(stored);
});

test("a save on an open plan takes away what was taken away", () => {
  const changes = { ...stored, logo: null, contacts: {} };
  expect(mergedCard(stored, changes, active)).toEqual(changes);
});
