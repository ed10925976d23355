import { expect, test } from "vitest";
import type { EditableCard } from "../card/card.contract.ts";
import { type CardTeam, fieldsOfTeamCard } from "./team-card.rules.ts";

const TEAM: CardTeam = {
  teamid: "t1",
  name: "Officina Brera",
  status: "active",
  fixed: ["color", "companyname", "contacts.website", "contacts.linkedin"],
  channels: ["linkedin", "website", "email", "phonenumber"],
  endings: { email: "@officinabrera.example" },
};
const CARD: EditableCard = {
  cardid: "c1",
  username: "kwame",
  fullname: "Kwame Asante",
  occupation: "Designer",
  companyname: "Officina Brera",
  bio: "",
  profilepic: null,
  logo: null,
  color: "tomato-color",
  contacts: {
    email: { value: "kwame@OfficinaBrera.example" },
    website: { value: "https://officinabrera.example/" },
    linkedin: { value: "https://linkedin.com/company/brera" },
    telegram: { value: "kwame" },
  },
  version: 1,
};

test("a team card is filled in by its person and by the team, in the order of the editor", () => {
  expect(fieldsOfTeamCard(CARD, TEAM)).toEqual({
    left: ["profilepic", "bio", "logo", "contacts.phonenumber"],
    done: ["occupation", "contacts.email"],
    set: ["color", "companyname", "contacts.website", "contacts.linkedin"],
  });
});

test("nobody is asked for what the plan of the team does not show, nor told that it is set", () => {
  const { left, set } = fieldsOfTeamCard(CARD, { ...TEAM, status: "inactive" });
  expect(left).toEqual(["profilepic", "bio", "contacts.phonenumber"]);
  expect(set).toEqual(["companyname", "contacts.website"]);
});

test("a value that does not end as the team wants it is still to be filled in", () => {
  const contacts = { email: { value: "kwame@elsewhere.example" } };
  expect(fieldsOfTeamCard({ ...CARD, contacts }, TEAM).left).toContain("contacts.email");
});
