import { expect, test } from "vitest";
import { contactsOf } from "../../../test/contacts.ts";
import { withDatabase } from "../../../test/databases.ts";
import { anOwner } from "../../../test/owner.ts";
import { buildTestApp } from "../../../test/test-app.ts";

/** As these programs write them, with one person each. */
const FILES = {
  Google: [
    "First Name,Middle Name,Last Name,Phonetic First Name,Name Prefix,File As,Organization Name,Organization Title,Organization Department,Birthday,Notes,Photo,Labels,E-mail 1 - Label,E-mail 1 - Value,E-mail 2 - Label,E-mail 2 - Value,Phone 1 - Label,Phone 1 - Value,Phone 2 - Label,Phone 2 - Value",
    "Kwame,,Asante,,Dr.,,Saltmarsh,Surveyor,,1980-04-12,Likes tea.,,Fair ::: * myContacts ::: * starred,* Work,kwame@saltmarsh.example,Home,kwame@person.example ::: k@person.example,Mobile,+233 20 555 0143,Work,+233 20 555 0199",
  ],
  "Google before 2023": [
    "Name,Given Name,Additional Name,Family Name,Yomi Name,Birthday,Location,Occupation,Notes,Group Membership,E-mail 1 - Type,E-mail 1 - Value,E-mail 2 - Type,E-mail 2 - Value,Phone 1 - Type,Phone 1 - Value,Organization 1 - Type,Organization 1 - Name,Organization 1 - Title",
    "Kwame Asante,Kwame,,Asante,,1980-04-12,,,Likes tea.,* myContacts ::: Fair,* Work,kwame@saltmarsh.example,Home,kwame@person.example ::: k@person.example,Mobile,+233 20 555 0143 ::: +233 20 555 0199,,Saltmarsh,Surveyor",
  ],
  Outlook: [
    "Title,First Name,Middle Name,Last Name,Suffix,Company,Department,Job Title,Business Street,Business City,Assistant's Phone,Business Fax,Business Phone,Business Phone 2,Home Phone,Mobile Phone,Birthday,Categories,E-mail Address,E-mail Type,E-mail Display Name,E-mail 2 Address,E-mail 2 Type,E-mail 2 Display Name,E-mail 3 Address,Government ID Number,Notes,Web Page",
    "Dr.,Kwame,,Asante,,Saltmarsh,,Surveyor,,,,,+233 20 555 0143,,,+233 20 555 0199,12/04/1980,Fair,kwame@saltmarsh.example,SMTP,Kwame Asante,kwame@person.example,SMTP,Kwame Asante,k@person.example,,Likes tea.,",
  ],
  HubSpot: [
    "Record ID,First Name,Last Name,Email,Additional email addresses,Phone Number,Mobile Phone Number,Contact owner,Associated Company,Associated Company IDs,Job Title,Email Domain,Lead Status,Notes,Tags,Create Date",
    "551,Kwame,Asante,kwame@saltmarsh.example,kwame@person.example;k@person.example,+233 20 555 0143,+233 20 555 0199,Nina Harrow,Saltmarsh,77,Surveyor,saltmarsh.example,New,Likes tea.,Fair,2026-04-12 10:00",
  ],
};
const LINKEDIN = [
  "Notes:",
  '"When exporting your connection data, you may notice that some of the email addresses are missing."',
  "",
  "First Name,Last Name,URL,Email Address,Company,Position,Connected On",
  "Kwame,Asante,https://www.linkedin.com/in/kwame-asante,kwame@saltmarsh.example,Saltmarsh,Surveyor,12 Apr 2026",
];
const APPLE = [
  "BEGIN:VCARD",
  "VERSION:3.0",
  "PRODID:-//Apple Inc.//macOS 15.0//EN",
  "N:Asante;Kwame;;Dr.;",
  "FN:Dr. Kwame Asante",
  "ORG:Saltmarsh;Coast",
  "TITLE:Surveyor",
  "EMAIL;type=INTERNET;type=WORK;type=pref:kwame@saltmarsh.example",
  "item1.EMAIL;type=INTERNET:kwame@person.example",
  "item1.X-ABLabel:_$!<Other>!$_",
  "TEL;type=CELL;type=VOICE;type=pref:+233 20 555 0143",
  "TEL;type=WORK;type=VOICE:+233 20 555 0199",
  "X-SOCIALPROFILE;type=linkedin:https://www.linkedin.com/in/kwame-asante",
  "BDAY:1980-04-12",
  "NOTE:Likes tea.",
  "CATEGORIES:Fair",
  "END:VCARD",
];

const KWAME = {
  name: "Kwame Asante",
  email: "kwame@saltmarsh.example",
  phone: "+233 20 555 0143",
  company: "Saltmarsh",
  role: "Surveyor",
};

withDatabase("contacts exported by", (database) => {
  async function bring(lines: readonly string[]) {
    const { upload, list, open } = contactsOf(await anOwner(await buildTestApp(database)));
    const file = lines.join("\r\n");
    const { leftOut } = (await upload("/api/contacts/import/look", file)).json();
    await upload("/api/contacts/import", file);
    const { people } = await list();
    return { leftOut, person: (await open(people[0]?.personid ?? "")).json() };
  }

  test.each([
    [
      "Google",
      [
        "Name Prefix",
        "Birthday",
        "E-mail 1 - Label",
        "E-mail 2 - Label",
        "Phone 1 - Label",
        "Phone 2 - Label",
      ],
    ],
    ["Google before 2023", ["Birthday", "E-mail 1 - Type", "E-mail 2 - Type", "Phone 1 - Type"]],
    [
      "Outlook",
      ["Title", "Birthday", "E-mail Type", "E-mail Display Name", "E-mail 2 Type", "E-mail 2 Display Name"],
    ],
    [
      "HubSpot",
      ["Record ID", "Contact owner", "Associated Company IDs", "Email Domain", "Lead Status", "Create Date"],
    ],
  ] as const)("%s keep every number and email, and name what is left out", async (program, names) => {
    const { person, leftOut } = await bring(FILES[program]);
    expect(person).toMatchObject({ ...KWAME, tags: ["Fair"] });
    expect(person.ownNote).toBe("Likes tea.\n+233 20 555 0199\nkwame@person.example\nk@person.example");
    const values = names.map((name) => ({ name, count: 1 }));
    expect(leftOut).toEqual({ count: 0, rows: [], values });
  });

  test("LinkedIn begin below its notes", async () => {
    const { person, leftOut } = await bring(LINKEDIN);
    expect(person).toMatchObject({ ...KWAME, phone: "" });
    expect(leftOut.values).toEqual([
      { name: "URL", count: 1 },
      { name: "Connected On", count: 1 },
    ]);
  });

  test("Apple are a contact file", async () => {
    const { person, leftOut } = await bring(APPLE);
    expect(person).toMatchObject({ ...KWAME, name: "Dr. Kwame Asante", tags: ["Fair"] });
    expect(person.ownNote).toBe("Likes tea.\nkwame@person.example\n+233 20 555 0199");
    expect(leftOut.values.map(({ name }: { name: string }) => name)).toEqual([
      "Social profiles",
      "Birthday",
      "Department",
    ]);
  });
});
