import type { TeamRole } from "@visita/domain/team/team.contract";
import { givePremium } from "../../../tools/harness/accounts.ts";
import { beginSession } from "../src/features/account/sessions/session.service.ts";
import { mailsTo } from "./mailbox.ts";
import { anOwner, type Owner } from "./owner.ts";
import { cheapPasswords, type TestApp } from "./test-app.ts";

export const OWNER_PASSWORD = "teapot-on-the-moon";

const theirs = { rule: "theirs" } as const;

/** What an owner fixes in the first template of these tests. */
export const FIXED = {
  color: { rule: "fixed", value: "tomato-color" },
  companyname: { rule: "fixed", value: "Officina Brera" },
} as const;

export const TEMPLATE = {
  photo: "theirs",
  logo: { rule: "fixed", value: null },
  ...FIXED,
  occupation: theirs,
  bio: theirs,
  channels: {
    phonenumber: theirs,
    email: { rule: "theirs", ending: "@officinabrera.example" },
    sms: theirs,
    website: { rule: "fixed", value: "https://officinabrera.example" },
  },
  channelOrder: [],
  exchange: true,
  indexable: false,
};

/** A team with its calls, owned by a new account. */
export async function aTeam(
  app: TestApp,
  plan: "free" | "paid" = "paid",
  email = "giulia@officinabrera.example",
) {
  const owner = await anOwner(app, "free", {
    email,
    first_name: "Giulia",
    password_hash: await cheapPasswords().hash(OWNER_PASSWORD),
    last_name: "Ferrante",
  });
  const started = await owner.browser.post("/api/team", { name: "Officina Brera", cardid: null });
  const { teamid, templateid } = started.json() as { teamid: string; templateid: string };
  if (plan === "paid") await givePremium(app.db, teamid, app.now());
  const url = `/api/team/${teamid}`;
  const team = {
    teamid,
    templateid,
    owner,
    url,
    invite: (text: string, by: Owner = owner, more: object = {}) =>
      by.browser.post(`${url}/invitations`, { templateid, text, ...more }),
    /** After its sessions have ended. */
    async signInAgain() {
      owner.browser.cookies.set("sid", await beginSession(app.db, owner.id, app.now()));
    },
    templates: async () => (await owner.browser.get(`${url}/templates`)).json().templates,
    async save(template: object = TEMPLATE, by: Owner = owner) {
      const [{ version }] = await team.templates();
      return by.browser.put(`${url}/templates/${templateid}`, { version, template });
    },
    people: async (query = "") => (await owner.browser.get(`${url}/people${query}`)).json().people,
    async person(name: string) {
      const people: { name: string; personid: string }[] = await team.people();
      return people.find((person) => person.name === name);
    },
    async tokenOf(email: string): Promise<string> {
      const [mail] = (await mailsTo(app, email)).filter(({ kind }) => kind === "team_invitation");
      const token = /token=([\w.-]+)/.exec(mail?.text ?? "")?.[1] ?? "";
      app.secrets.add(token);
      return token;
    },
    /** Somebody who was invited and has come. */
    async member(first: string, role: TeamRole = "member") {
      const email = `${first.toLowerCase()}@officinabrera.example`;
      await team.invite(`${first} Sample <${email}>`);
      const account = await anOwner(app, "free", { email, first_name: first, last_name: "Sample" });
      const token = await team.tokenOf(email);
      const { cardid } = (await account.browser.post("/api/invitation/accept", { token })).json();
      const { personid = "" } = (await team.person(`${first} Sample`)) ?? {};
      if (role !== "member") await owner.browser.put(`${url}/people/${personid}/role`, { role });
      return { ...account, cardid: cardid as string, personid, username: `${first.toLowerCase()}-sample` };
    },
  };
  return team;
}

export type Team = Awaited<ReturnType<typeof aTeam>>;
