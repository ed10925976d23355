import { OWNER_LANGUAGES, type OwnerLanguage } from "@visita/domain/language/languages";
import { expect, test } from "vitest";
import { fillTemplate, MAIL_KINDS, type Mail } from "./catalogue.ts";
import { renderMailHtml } from "./render-html.ts";
import { renderMailText } from "./render-text.ts";

const AT = Date.UTC(2026, 3, 12, 16, 5);
const SITE = { brand: "Visita", publicUrl: "https://cards.example", support: "help@visita.example" };
const CODE = { code: "407182", minutes: 10, expiresAt: AT };
const REPORT = {
  cardid: "c",
  username: "robin",
  reason: "fraud",
  text: "Look.",
  reports: 3,
  networks: 2,
} as const;
const PERSON = {
  id: "p",
  name: "נועה לוי",
  email: "noa@person.example",
  phone: "+972 3 555 0142",
  company: "",
  role: "",
  met: "Salone",
  note: "שלום",
  at: AT,
};
const FIGURES = { views: 12, visitors: 1, saves: 0, details: 2 };
const stopUrl = "https://cards.example/mails/stop/x";

const MAILS: { readonly [Kind in Mail["kind"]]: Extract<Mail, { kind: Kind }> } = {
  welcome: { kind: "welcome" },
  login_code: { kind: "login_code", ...CODE },
  admin_code: { kind: "admin_code", ...CODE },
  email_code: { kind: "email_code", ...CODE },
  recovery_code: { kind: "recovery_code", ...CODE },
  recovery_link: { kind: "recovery_link", email: "a@b.example", linkCode: "x", minutes: 20, expiresAt: AT },
  new_device: { kind: "new_device", at: AT, device: "Firefox on Windows" },
  password_changed: {
    kind: "password_changed",
    at: AT,
    passkeys: 1,
    tokens: 1,
    isRecovered: true,
    isWeak: true,
  },
  email_changed: { kind: "email_changed", at: AT, newEmail: "****n@b.example", token: "t", days: 7 },
  email_restored: { kind: "email_restored", at: AT },
  company_linked: { kind: "company_linked", company: "Officina Brera", at: AT, device: "Safari on iPhone" },
  passkey_changed: { kind: "passkey_changed", change: "added", at: AT, device: "Safari on iPhone" },
  passkey_keep: { kind: "passkey_keep", token: "t", addedAt: AT, hours: 24, expiresAt: AT },
  access_added: { kind: "access_added", to: "program", at: AT, device: "Safari on iPhone" },
  token_ends: { kind: "token_ends", name: "נועה", start: "vis_7Kd2", expiresAt: AT },
  team_webhook_added: { kind: "team_webhook_added", team: "Officina Brera", by: "נועה", at: AT },
  webhook_paused: { kind: "webhook_paused", address: "hooks.example/visita", since: AT, team: "Officina" },
  payment_failed: { kind: "payment_failed", until: AT },
  contact_message: { kind: "contact_message", sender: "נועה", text: "שלום", replyTo: null },
  details_left: { kind: "details_left", people: [PERSON], stopUrl },
  weekly_summary: {
    kind: "weekly_summary",
    from: "2026-04-13",
    to: "2026-04-19",
    totals: FIGURES,
    before: { views: 2, visitors: 1, saves: 0, details: 3 },
    days: [{ day: "2026-04-13", views: 12 }],
    sources: [
      { source: "link", name: "Salone", views: 7 },
      { source: "qr", name: null, views: 5 },
    ],
    tapped: { channel: "phonenumber", count: 2 },
    stopUrl,
  },
  export_ready: { kind: "export_ready", until: AT },
  leaving_begun: { kind: "leaving_begun", until: AT },
  leaving_undone: { kind: "leaving_undone", at: AT },
  account_deleted: { kind: "account_deleted", at: AT },
  card_reported: { kind: "card_reported", ...REPORT },
  reports_urgent: { kind: "reports_urgent", ...REPORT },
  report_decided: { kind: "report_decided", username: "robin", outcome: "left_up" },
  card_taken_down: {
    kind: "card_taken_down",
    cardid: "c",
    username: "robin",
    name: "Robin Sample",
    reason: "Fraud",
    told: "It asks for passwords.",
  },
  team_invitation: {
    kind: "team_invitation",
    team: "Officina Brera",
    name: "נועה לוי",
    invitedBy: "Giulia Ferrante",
    email: "noa@person.example",
    username: "noa",
    token: "t",
    isReminder: true,
    until: AT,
    expiresAt: AT,
  },
  team_left: {
    kind: "team_left",
    team: "Officina Brera",
    isRemoved: true,
    username: "noa",
    successor: "Robin",
  },
  team_contacts_shared: {
    kind: "team_contacts_shared",
    team: "Officina Brera",
    by: "Giulia Ferrante",
  },
  team_card_corrected: {
    kind: "team_card_corrected",
    team: "Officina Brera",
    by: "Giulia Ferrante",
    username: "noa",
  },
  card_put_back: { kind: "card_put_back", username: "robin", name: "Robin Sample" },
  takedown_answered: {
    kind: "takedown_answered",
    cardid: "c",
    username: "robin",
    text: "No.",
    replyTo: null,
  },
  account_suspended: { kind: "account_suspended", name: "Robin Sample", reason: "Spam" },
  account_lifted: { kind: "account_lifted", name: "Robin Sample" },
};

async function written(mail: Mail, language: OwnerLanguage) {
  const content = await fillTemplate(mail, SITE, language);
  return { ...content, text: renderMailText(content, SITE), html: renderMailHtml(content, SITE) };
}

test.each(OWNER_LANGUAGES)("every mail is written in %s, with nothing left to fill in", async (language) => {
  expect(Object.keys(MAILS).toSorted()).toEqual(MAIL_KINDS.toSorted());
  for (const mail of Object.values(MAILS)) {
    const { subject, title, preview, text, html } = await written(mail, language);
    // Reports are answered in the language of the report.
    const own = mail.kind === "report_decided" ? "en" : language;
    expect(html, mail.kind).toContain(`<html lang="${own}" dir="${own === "ar" ? "rtl" : "ltr"}">`);
    for (const part of [subject, title, preview, text]) {
      expect(part, mail.kind).not.toMatch(/[{}]|undefined|NaN|\[object/);
      expect(part.trim(), mail.kind).not.toBe("");
    }
    expect(subject, mail.kind).not.toMatch(/[\u2066-\u2069]/);
    expect(text, mail.kind).toContain(SITE.support);
  }
});

test.each([
  ["en", "12 April 2026 at 16:05 UTC"],
  ["de", "12. April 2026 um 16:05 UTC"],
  ["ar", "\u206812 أبريل 2026 في 4:05 م\u2069 بتوقيت UTC"],
  ["ja", "2026年4月12日 16:05 UTC"],
] as const)("times are written as %s does", async (language, moment) => {
  expect((await written(MAILS.email_restored, language)).text).toContain(`: ${moment}\n`);
});

test.each([
  ["Firefox on Windows", "Firefox on Windows"],
  ["An unknown browser on Linux", "An unknown browser on Linux"],
  ["Samsung Internet on an unknown system", "Samsung Internet on an unknown system"],
  ["An unknown browser on an unknown system", "An unknown browser on an unknown system"],
] as const)("the device %s is called %s", async (device, words) => {
  const { text } = await written({ kind: "new_device", at: AT, device }, "en");
  expect(text).toContain(`Device: ${words}\n`);
});

test("a summary has the days, figures and channels of its language", async () => {
  const english = await written(MAILS.weekly_summary, "en");
  expect(english).toMatchObject({
    subject: "Your week: 12 views, 0 saves",
    title: "Your week, 13 to 19\u00a0April",
    preview: "12 views, 0 saves, 1 visitor.",
  });
  expect(english.text).toContain("Mon: 12");
  expect(english.text).toContain("through the link Salone (7) and the QR code (5).");
  expect(english.text).toContain("Phone was tapped most, 2 times.");
  const twoMonths = { ...MAILS.weekly_summary, from: "2026-03-30", to: "2026-04-05" };
  expect((await written(twoMonths, "en")).title).toBe("Your week, 30\u00a0March to 5\u00a0April");
  const german = await written(MAILS.weekly_summary, "de");
  expect(german.text).toContain("Mo: 12");
  expect(german.text).toContain("Telefon,");
});

test("a summary that waits since channels were named in English keeps their names", async () => {
  const mail = { ...MAILS.weekly_summary, tapped: { channel: "LinkedIn", count: 1 } };
  expect((await written(mail, "en")).text).toContain("LinkedIn was tapped most, once.");
});

test("a mail from right to left has its gaps and lines on the other side", async () => {
  const [english, arabic] = await Promise.all([
    written(MAILS.details_left, "en"),
    written(MAILS.details_left, "ar"),
  ]);
  expect(english.html).toContain("border-left:3px");
  expect(arabic.html).toContain("border-right:3px");
  expect(arabic.html).not.toContain("border-left:3px");
  expect(arabic.html).toMatch(/<a class="link" dir="ltr" href="tel:\+97235550142"/);
});
