import { expect } from "vitest";
import { lastCodeTo } from "./mailbox.ts";
import { anOwner, type Owner } from "./owner.ts";
import type { TestApp } from "./test-app.ts";

export const ADMIN_EMAIL = "amara@visita.example";
export const OTHER_ADMIN_EMAIL = "joerg@visita.example";

/** Settings of an installation with two admins. */
export const ADMIN_ENV = {
  ADMIN_EMAILS: `${ADMIN_EMAIL}, ${OTHER_ADMIN_EMAIL.toUpperCase()}`,
  SUPPORT_EMAIL: "help@visita.example",
};

/** Signed in, and confirmed with a mailed code. */
export async function anAdmin(app: TestApp, email = ADMIN_EMAIL): Promise<Owner> {
  const admin = await anOwner(app, "free", { email });
  await confirmAdmin(app, admin);
  return admin;
}

export async function confirmAdmin(app: TestApp, { browser, email }: Owner): Promise<void> {
  expect((await browser.post("/api/admin/code")).statusCode).toBe(202);
  const code = await lastCodeTo(app, email);
  expect((await browser.post("/api/admin/confirm", { code })).statusCode).toBe(200);
}

export const REASON = { reason: "Bulk sign-up" };
export const TAKE_DOWN = {
  reason: "Pretends to be someone else",
  told: "Your card uses the name of a payment service that you do not act for.",
  notice: "removed",
};
