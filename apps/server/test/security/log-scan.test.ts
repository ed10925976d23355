import { expect, test } from "vitest";
import { anImage, cardFields } from "../../../../tools/harness/cards.ts";
import {
  askForCode,
  generateOtp,
  logIn,
  logInWithCode,
  otherThan,
  ROBIN,
  resetPassword,
  sendTicket,
  signUp,
  verifyLogin,
  verifyOtp,
} from "../account-journeys.ts";
import { aBrowser } from "../browser.ts";
import { withDatabase } from "../databases.ts";
import { basic, deviceOf } from "../dav-device.ts";
import { lastCodeTo, mailsTo } from "../mailbox.ts";
import { addPasskey, logInWithPasskey, passkeysOf } from "../passkeys.ts";
import { plainPages } from "../plain-pages.ts";
import { buyPremium, submitForm } from "../purchase.ts";
import { buildTestApp, expectNoSecret } from "../test-app.ts";

const SAM = {
  firstname: "Sam",
  lastname: "Example",
  email: "sam@person.example",
  password: "kettle-on-mars!",
};
const NEW_PASSWORD = "another-teapot!";
const CHANGED_PASSWORD = "a-third-teapot!";
const NEW_EMAIL = "robin@studio.example";
const MINUTE = 60_000;

withDatabase("the log of a whole journey, at its most talkative", (database) => {
  test("holds no password, code, token, ticket, cookie or address", async () => {
    const app = await buildTestApp(database, {
      pages: plainPages(),
      env: {
        LOG_LEVEL: "trace",
        RATE_LIMIT_SCALE: "3",
        ADMIN_EMAILS: SAM.email,
        WEBHOOK_ALLOW: "127.0.0.1",
      },
    });
    const browser = aBrowser(app);
    const { send, get, post, put } = browser;

    // Registration and sign-in, with wrong and right passwords and codes.
    await signUp(browser);
    await signUp(browser, SAM);
    await post("/api/auth/register", ROBIN);
    await post("/api/auth/registermail", { useremail: ROBIN.email });
    await post("/api/auth/authenticate", { email: ROBIN.email });
    await post("/api/auth/authenticate", { email: "nobody@person.example" });
    await logIn(browser, { email: ROBIN.email, password: "wrong-kettle" });
    const begun = (await logIn(browser)).json();
    await verifyLogin(browser, begun.token, "000000");
    await post(`/api/auth/resendlogin-otp?token=${begun.token}`);
    await get(`/auth/verify/security?token=${begun.token}`);
    await logInWithCode(app, browser);
    const { userid } = (await get("/api/auth/user")).json().user;

    // Recovering and changing a password.
    const code = await askForCode(app, browser);
    await verifyOtp(browser, otherThan(code));
    expect((await verifyOtp(browser, code)).statusCode).toBe(201);
    expect((await resetPassword(browser, NEW_PASSWORD)).statusCode).toBe(201);
    await resetPassword(browser, NEW_PASSWORD);
    await sendTicket(browser, (await generateOtp(browser, SAM.email)).json().code, SAM.email);
    app.passTime(MINUTE);
    await logInWithCode(app, browser, { ...ROBIN, password: NEW_PASSWORD });
    const change = { oldPassword: NEW_PASSWORD, newPassword: CHANGED_PASSWORD };
    await put(`/api/user/updatepassword/${userid}`, { ...change, oldPassword: "wrong-kettle" });
    await put("/api/user/updatepassword/somebody-else", change);
    expect((await put(`/api/user/updatepassword/${userid}`, change)).statusCode).toBe(200);

    // A new address and back, a passkey, sessions.
    await post("/api/account/email", { email: NEW_EMAIL, password: "wrong-kettle" });
    await post("/api/account/email", { email: NEW_EMAIL, password: CHANGED_PASSWORD });
    const emailCode = await lastCodeTo(app, NEW_EMAIL);
    await post("/api/account/email/confirm", { code: otherThan(emailCode) });
    expect((await post("/api/account/email/confirm", { code: emailCode })).statusCode).toBe(200);
    await post("/api/account/reauthenticate", { password: CHANGED_PASSWORD });
    const authenticator = await addPasskey(browser);
    expect((await logInWithPasskey(aBrowser(app), authenticator)).statusCode).toBe(200);
    const [passkey] = await passkeysOf(browser);
    await app.db.updateTable("passkey").set({ doubted_at: app.now() }).execute();
    await post(`/api/account/passkeys/${passkey?.id}/keep`);
    const keepMail = (await mailsTo(app, NEW_EMAIL)).find(({ kind }) => kind === "passkey_keep");
    const keepToken = /confirm\?token=([\w.-]+)/.exec(keepMail?.text ?? "")?.[1] ?? "";
    app.secrets.add(keepToken);
    await get(`/account/passkeys/confirm?token=${keepToken}`);
    expect((await post("/api/account/passkeys/confirm", { token: keepToken })).statusCode).toBe(200);
    await browser.delete("/api/account/sessions");
    const notice = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "email_changed");
    const restoreToken = /restore\?token=([\w-]+)/.exec(notice?.text ?? "")?.[1] ?? "";
    await get(`/account/email/restore?token=${restoreToken}`);
    expect(
      (await post("/api/account/email/restore", { token: restoreToken, password: CHANGED_PASSWORD }))
        .statusCode,
    ).toBe(200);
    await post("/api/account/email/restore", { token: restoreToken });
    app.passTime(16 * MINUTE);
    await logInWithCode(app, browser, { ...ROBIN, password: CHANGED_PASSWORD });

    // A payment, a card, a favourite, a contact message.
    const checkout = await buyPremium(app, browser);
    await get(`/subscription?checkout=success&session_id=${checkout}`);
    expect((await get(`/api/subs/getusersubs/${userid}?session_id=${checkout}`)).json().status).toBe(
      "active",
    );
    const portal = (await post("/api/subs/portal")).json().url;
    await submitForm(browser, portal.slice(app.config.publicUrl.length), {
      subscription: "x",
      action: "cancel",
    });
    const forged = { id: "evt_1", type: "invoice.paid", data: { email: ROBIN.email } };
    const signature = { "stripe-signature": `t=1,v1=${"ab".repeat(32)}` };
    await send({ method: "POST", url: "/api/billing/webhook", payload: forged, headers: signature });
    const card = await cardFields({ username: "robin", logo: await anImage("#aa3322") });
    const { cardid } = (await post("/api/card/add", card)).json();
    expect((await put(`/api/card/updatecard/${cardid}`, { ...card, bio: "Books." })).statusCode).toBe(200);
    await post("/api/card/add", { ...card, profilepic: "data:image/png;base64,AAAA" });
    for (const file of ["", "/print.pdf", "/qr", "/background.png", "/page.html", "/pass.pkpass"]) {
      await get(`/api/kit/${cardid}${file}`);
    }
    // The card rests, moves, is put in order, deleted and taken back.
    for (const action of ["pause", "show"]) await post(`/api/card/${action}/${cardid}`);
    await get(`/api/card/usernamechanges/${cardid}`);
    await put(`/api/card/changeusername/${cardid}`, { username: ROBIN.email });
    for (const username of ["robin-moved", "robin"]) {
      expect((await put(`/api/card/changeusername/${cardid}`, { username })).statusCode).toBe(200);
    }
    await put("/api/card/order", { cardids: [cardid] });
    await post(`/api/card/delete/${cardid}`, { username: ROBIN.email });
    const { version } = (await get(`/api/card/getcarddataforupdate/${cardid}`)).json();
    expect((await post(`/api/card/delete/${cardid}`, { username: "robin", version })).statusCode).toBe(200);
    expect((await post(`/api/card/restore/${cardid}`)).statusCode).toBe(200);

    for (const event of ["signature_copied", "code_shown", "put_away", ROBIN.email]) {
      await post("/api/first-run", { event });
    }
    const keeper = aBrowser(app);
    await logInWithCode(app, keeper, SAM);
    expect((await keeper.post("/api/com/addfavourite", { cardid })).statusCode).toBe(200);
    const message = { username: "Robin", useremail: ROBIN.email, text: `Write to ${ROBIN.email}` };
    expect((await post("/api/com/contactus", message)).statusCode).toBe(200);

    // Details left on a card, their mail, and the contacts.
    const { stamp } = (await keeper.get("/api/public/hello/robin")).json();
    app.passTime(5_000);
    const details = {
      name: "Sam Example",
      email: SAM.email,
      note: `Write to ${SAM.email}`,
      stamp,
    };
    expect((await keeper.post("/api/public/hello/robin", details)).statusCode).toBe(200);
    const told = (await mailsTo(app, ROBIN.email)).find(({ kind }) => kind === "details_left");
    await get("/api/contacts?q=sam%40person.example");
    await get("/api/contacts/export.csv?q=Sam");
    const stopPath = told?.unsubscribeUrl?.slice(app.config.publicUrl.length) ?? "";
    app.secrets.add(stopPath.split("/").at(-1) ?? "");
    expect((await send({ method: "POST", url: stopPath })).statusCode).toBe(200);
    await get("/api/recap");
    // A report with an address, and an admin who decides it.
    const witness = {
      cardid,
      reason: "fraud",
      text: "Ask witness@person.example",
      email: "witness@person.example",
    };
    app.secrets.add(witness.email);
    expect((await post("/api/public/report", witness)).statusCode).toBe(200);
    await keeper.post("/api/admin/confirm", { code: "000000" });
    await keeper.post("/api/admin/code");
    const adminCode = await lastCodeTo(app, SAM.email);
    expect((await keeper.post("/api/admin/confirm", { code: adminCode })).statusCode).toBe(200);
    expect((await keeper.get(`/api/admin/people?find=${encodeURIComponent(ROBIN.email)}`)).statusCode).toBe(
      200,
    );
    const takeDown = { reason: "Fraud", told: `Write to ${SAM.email}`, notice: "legal" };
    expect((await keeper.post(`/api/admin/cards/${cardid}/takedown`, takeDown)).statusCode).toBe(200);
    const back = { reason: "Answered" };
    expect((await keeper.post(`/api/admin/cards/${cardid}/putback`, back)).statusCode).toBe(200);

    // A device and a program are connected, and one is revoked.
    const device = await post("/api/account/tokens/device", { name: "Phone", system: "mac" });
    const program = { name: "Script", permissions: ["cards:read"], days: null };
    const secrets = [device, await post("/api/account/tokens/program", program)].map(
      (response) => response.json().secret as string,
    );
    await send({ method: "GET", url: `/api/card/robin?token=${secrets[1]}` });
    // A webhook is told, tested and given another secret.
    const hook = await post("/api/account/webhooks", {
      url: "http://127.0.0.1:1999/?key=k9",
      events: ["contact.changed"],
    });
    expect(hook.statusCode).toBe(201);
    const hookPath = `/api/account/webhooks/${hook.json().webhook.webhookid}`;
    const hookSecrets = [hook, await post(`${hookPath}/secret`)].map((response) => response.json().secret);
    for (const secret of hookSecrets) app.secrets.add(secret);
    await post(`${hookPath}/test`);
    const { teamid } = (await post("/api/team", { name: "Officina", cardid: null })).json();
    const teamHook = await post(`/api/team/${teamid}/webhooks`, {
      url: "http://127.0.0.1:1999/?key=k9",
      events: ["link.created"],
    });
    app.secrets.add(teamHook.json().secret);
    await post(`/api/team/${teamid}/webhooks/${teamHook.json().webhook.webhookid}/test`);
    // A phone with its address book, and somebody who guesses its password.
    const phone = deviceOf(app, { id: userid, email: ROBIN.email }, device.json().secret);
    const guess = { authorization: basic(ROBIN.email, CHANGED_PASSWORD) };
    await phone.send("PROPFIND", "people/", undefined, { depth: "0", ...guess });
    const vcard = `BEGIN:VCARD\r\nVERSION:3.0\r\nFN:${SAM.email}\r\nEND:VCARD\r\n`;
    expect((await phone.put(`people/${SAM.email}.vcf`, vcard)).statusCode).toBe(201);
    await phone.put(`people/${SAM.email}.vcf`, "no vCard");
    expect((await phone.sync("people")).status).toBe(207);
    const profile = new URLSearchParams({ username: ROBIN.email, password: phone.secret }).toString();
    const form = { "content-type": "application/x-www-form-urlencoded" };
    expect((await phone.send("POST", "/dav/profile", profile, form)).statusCode).toBe(200);
    expect((await browser.delete(`/api/account/tokens/${device.json().token.id}`)).statusCode).toBe(200);

    // A copy of everything, leaving and coming back.
    const { id } = (await post("/api/account/export")).json().export;
    await app.context.exportWorker.tick();
    const copy = await get(`/api/account/export/${id}/file`);
    expect(copy.statusCode).toBe(200);
    const zip = { payload: copy.rawPayload, headers: { "content-type": "application/zip" } };
    await send({ method: "POST", url: "/api/account/import/look", ...zip });
    expect((await post("/api/account/leave", { password: "wrong-kettle" })).statusCode).toBe(400);
    expect((await post("/api/account/leave", { password: CHANGED_PASSWORD })).statusCode).toBe(200);
    await logIn(browser, { ...ROBIN, password: CHANGED_PASSWORD });
    expect((await post("/api/account/comeback")).statusCode).toBe(200);

    // Errors before a route handler runs.
    const broken = `{"email":"${ROBIN.email}","password":"${CHANGED_PASSWORD}"`;
    const json = { "content-type": "application/json" };
    await send({ method: "POST", url: "/api/auth/login", payload: broken, headers: json });
    await send({
      method: "POST",
      url: "/api/auth/login",
      payload: broken,
      headers: { "content-type": "text/plain" },
    });
    await send({ method: "POST", url: "/api/auth/login", payload: broken.repeat(400), headers: json });
    await send({
      method: "POST",
      url: "/api/auth/login",
      payload: ROBIN,
      headers: { "sec-fetch-site": "cross-site" },
    });
    await get(`/api/nope/${ROBIN.email}?token=${begun.token}`);
    await get(`/api/nope?email=${encodeURIComponent(ROBIN.email)}&code=${code}&code=${code}`);
    await get(`/%zz?token=${begun.token}`);
    for (let tries = 0; tries < 60; tries++) await verifyLogin(browser, begun.token, "000000");
    await post("/api/auth/logout");

    for (const mail of await mailsTo(app, ROBIN.email)) if (mail.code) app.secrets.add(mail.code);
    const statuses = new Set(app.logLines.map((line) => JSON.parse(line).status).filter(Boolean));
    expect([...statuses].toSorted()).toEqual([
      200, 201, 202, 207, 303, 400, 401, 403, 404, 409, 410, 413, 415, 429,
    ]);
    expect([...app.secrets]).toEqual(
      expect.arrayContaining([
        ROBIN.email,
        SAM.email,
        ROBIN.password,
        NEW_PASSWORD,
        CHANGED_PASSWORD,
        code,
        begun.token,
        NEW_EMAIL,
        emailCode,
        restoreToken,
        ...secrets,
      ]),
    );
    expect(app.secrets.size).toBeGreaterThan(25);
    expectNoSecret(app);
  });
});
