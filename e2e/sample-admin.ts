/** What admin pages show of an installation with many people. */
import type { Page } from "@playwright/test";

export const ADMIN = "amara@visita.example";

/** The calls of all admin pages. */
export async function answerAsAdmin(page: Page): Promise<void> {
  await page.route("**/api/admin/access", (route) =>
    route.fulfill({
      json: {
        isConfirmed: true,
        confirmedAt: new Date().toISOString(),
        email: "****",
        hasPasskey: false,
        openReports: 4,
      },
    }),
  );
  for (const [path, json] of Object.entries(adminData())) {
    await page.route(`**/api/admin/${path}*`, (route) => route.fulfill({ json }));
  }
}

/** With long names and several scripts. */
function adminData(): Record<string, object> {
  const at = new Date(Date.UTC(2026, 10, 14, 9)).toISOString();
  const person = {
    accountid: "account-1",
    name: "Maximiliane Freifrau von Hohenberg-Weißensee",
    email: "m.hohenberg@denkmalpflege.example",
    isPremium: true,
    isSuspended: false,
    cards: 1,
    memberSince: at,
    lastSeen: at,
  };
  const card = {
    cardid: "card-1",
    username: "n0rdlicht-service",
    fullname: "نور الهاشمي",
    companyname: "Denkmalpflege",
    color: "blue-color-two",
    accountid: "account-1",
    createdAt: at,
    views: 1204,
    state: "live",
    openReports: 3,
    suspicion: "Looks like a known brand",
  };
  const entry = {
    id: "entry-1",
    at,
    who: ADMIN,
    action: "took_down",
    target: "/c/n0rdlicht-service",
    reason: "Pretends to be someone else",
    detail: "Visitors see 410. Owner mailed",
  };
  return {
    overview: {
      urgent: [{ cardid: "card-1", username: "n0rdlicht-service", networks: 3 }],
      people: { total: 12480, thisWeek: 38 },
      cards: { total: 14206, paused: 212, down: 1 },
      views: Array.from({ length: 14 }, (_, day) => ({
        day: new Date(Date.UTC(2026, 10, 1 + day)).toISOString().slice(0, 10),
        count: 40_000 + day * 500,
      })),
      payments: { active: 942, failed: 3 },
      mail: { waiting: 3, dead: 1, deadSince: at },
      database: { kind: "sqlite", bytes: 2.1e9, pingMs: 4 },
      disk: { bytes: 8e10, usedPercent: 61 },
      backup: { at, bytes: 4.12e8 },
      version: "1.4.0",
      startedAt: at,
    },
    people: { total: 12480, people: [person], next: "1.account-1" },
    "people/account-1": {
      ...person,
      premiumUntil: at,
      grantedUntil: "2027-05-04",
      suspendedAt: null,
      suspendedFor: null,
      hasLeft: false,
      sessions: 2,
      passkeys: 1,
      ownCards: [{ ...card, occupation: "Customer Care" }],
      audit: [entry],
      isAdmin: false,
    },
    cards: { total: 14206, cards: [card, { ...card, cardid: "card-2", state: "down" }], next: "1.card-1" },
    reports: {
      open: 1,
      oldestAt: at,
      cards: [
        {
          cardid: "card-1",
          username: "n0rdlicht-service",
          reason: "pretends",
          reports: 3,
          networks: 3,
          latestAt: at,
          isUrgent: true,
          isAnswered: true,
        },
      ],
      next: null,
    },
    "reports/card-1": {
      ...card,
      occupation: "Customer Care",
      bio: "نعيد إليك حسابك. We restore your account.",
      channels: [{ label: "Website (Sign in)", value: `https://n0rdlicht.example/${"login-".repeat(20)}` }],
      profilepic: null,
      owner: { accountid: "account-1", name: person.name, email: person.email },
      takedown: null,
      reports: [
        { reportid: "report-1", reason: "fraud", text: "Phishing", at, wantsAnswer: true, outcome: null },
      ],
    },
    audit: { entries: [entry], next: "1.entry-1" },
  };
}
