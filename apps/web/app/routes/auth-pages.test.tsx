/** The pages of signing in, signing up and recovery, with a server that answers as it rarely does. */
import { act, cleanup, fireEvent, screen, waitFor } from "@testing-library/react";
import { STORAGE_KEYS } from "@visita/domain/account/account.constants";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";
import { errorResponse } from "../../test/error-response.ts";
import { openPages } from "../../test/open-pages.tsx";
import ForgotPassword from "./auth-forgot-password.tsx";
import PasswordReset from "./auth-password-reset.tsx";
import SignIn from "./auth-signin.tsx";
import SignUp from "./auth-signup.tsx";
import VerifyOtp from "./auth-verify-otp.tsx";
import VerifySecurity from "./auth-verify-security.tsx";

/** Text is sent as it is. */
type Answer = { status?: number; body: unknown };
/** By method and path; what is not here cannot be reached. */
let answers: Record<string, () => Answer | Promise<Answer>>;
let sent: { name: string; body: unknown }[];

const PAGES = {
  "/auth/signin": SignIn,
  "/auth/signup": SignUp,
  "/auth/verify/security": VerifySecurity,
  "/auth/forgot/password": ForgotPassword,
  "/auth/verify/otp": VerifyOtp,
  "/auth/password/reset": PasswordReset,
};
const EMAIL = "ada@person.example";
const PASSWORD = "quiet-Otter-rows-77";
/** An error page of something in front of the server. */
const byProxy = (status: number): Answer => ({ status, body: {} });

beforeEach(() => {
  // Waiting for something to appear needs a clock that goes on.
  vi.useFakeTimers({ shouldAdvanceTime: true });
  sent = [];
  answers = {
    "GET /api/auth/user": () => ({ body: { user: null } }),
    "GET /api/geo": () => ({ body: {} }),
  };
  vi.stubGlobal("fetch", async (url: string, init: RequestInit) => {
    const name = `${init.method} ${url.split("?")[0]}`;
    sent.push({ name, body: JSON.parse((init.body as string | undefined) ?? "{}") });
    const answer = answers[name];
    if (!answer) throw new TypeError("Failed to fetch");
    const { status = 200, body } = await Promise.race([answer(), aborted(init.signal)]);
    return new Response(typeof body === "string" ? body : JSON.stringify(body), { status });
  });
});
afterEach(cleanup);

const aborted = (signal: AbortSignal | null | undefined) =>
  new Promise<never>((_resolve, reject) => {
    signal?.addEventListener("abort", () => reject(signal.reason));
  });

function open(path: string) {
  const pages = [
    ...Object.entries(PAGES).map(([page, Component]) => ({ path: page, element: <Component /> })),
    { path: "*", element: <p>Another page</p> },
  ];
  return openPages(pages, { at: path, settings: { brand: "Visita" } });
}

function openRecovery(path: string) {
  sessionStorage.setItem(STORAGE_KEYS.recoveryEmail, EMAIL);
  return open(path);
}

const field = (label: string) => screen.getByLabelText<HTMLInputElement>(label, { selector: "input" });
const fill = (label: string, value: string) => fireEvent.change(field(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const digit = (at: number) => field(`Digit ${at} of 6`);
/** From this box on, as a code that is pasted. */
const enterCode = (code: string, from = 1) =>
  fireEvent.paste(digit(from), { clipboardData: { getData: () => code } });
const focusedText = (text: string) =>
  waitFor(() => expect(document.activeElement).toBe(screen.getByText(text)));
const told = async (text: string | RegExp) => {
  const found = await screen.findAllByText(text);
  expect(found.length).toBeGreaterThan(0);
};
const refuse = (call: string, ...refusal: Parameters<typeof errorResponse>) => {
  answers[call] = () => errorResponse(...refusal);
};
const asked = (call: string) => sent.filter(({ name }) => name === call);
const alerted = async (text: string) =>
  waitFor(() => expect(screen.getAllByRole("alert").map((alert) => alert.textContent)).toEqual([text]));

describe("signing in", () => {
  const LOGIN = "POST /api/auth/login";
  const fillLogin = () => {
    fill("Email", EMAIL);
    fill("Password", PASSWORD);
  };

  test("says only the first mistake, at its field and as a toast", async () => {
    open("/auth/signin");
    press("Sign in");
    await alerted("email is required");
    expect(field("Email").getAttribute("aria-invalid")).toBe("true");
    expect(document.activeElement).toBe(field("Email"));
    expect(screen.queryByText("password is required")).toBeNull();
    fill("Email", "ada@example");
    press("Sign in");
    await alerted("email address is invalid");
    fill("Email", EMAIL);
    press("Sign in");
    await alerted("password is required");
    expect(document.activeElement).toBe(field("Password"));
  });

  test.each<[string, Answer, string]>([
    ["400", errorResponse("invalid_input"), "Please check your input fields."],
    ["401", errorResponse("invalid_credentials"), "Invalid credentials"],
    [
      "429",
      errorResponse("rate_limited", "Too many attempts. Please try again in 30 seconds."),
      "Too many attempts. Please try again in 30 seconds.",
    ],
    ["503", errorResponse("unavailable", "We are very busy right now."), "We are very busy right now."],
    ["500", errorResponse("unexpected", ""), "Login failed"],
    ["400 by a proxy", byProxy(400), "Please check your input fields."],
    ["401 by a proxy", byProxy(401), "Invalid credentials"],
    ["502 by a proxy", byProxy(502), "Login failed"],
    [
      "403 with a code of its own",
      { status: 403, body: { error: "Not from here.", code: "moon" } },
      "Not from here.",
    ],
    [
      "200 with a page",
      { body: "<h1>Welcome to our network</h1>" },
      "unexpected error Please try again later..",
    ],
  ])("an answer of %s is told as it is meant, and nothing typed is lost", async (_status, answer, text) => {
    answers[LOGIN] = () => answer;
    open("/auth/signin");
    fillLogin();
    press("Sign in");
    await told(text);
    expect([field("Email").value, field("Password").value]).toEqual([EMAIL, PASSWORD]);
    expect(screen.getByRole("button", { name: "Sign in" }).getAttribute("aria-busy")).not.toBe("true");
  });

  test("is asked for once, however often it is pressed, with what the browser says of itself", async () => {
    // Never answered: signing in does not wait for it for long.
    answers["GET /api/geo"] = () => new Promise(() => {});
    const { promise, resolve } = Promise.withResolvers<Answer>();
    answers[LOGIN] = () => promise;
    open("/auth/signin");
    fillLogin();
    press("Sign in");
    press("Signing in...");
    fireEvent.submit(field("Email").form as HTMLFormElement);
    await waitFor(() => expect(asked(LOGIN)).toHaveLength(1));
    press("Signing in...");
    resolve({ status: 202, body: { token: "t", message: "A security code was sent." } });
    await told("A security code was sent.");
    expect(asked(LOGIN)).toHaveLength(1);
    expect(asked(LOGIN)[0]?.body).toMatchObject({
      metadata: {
        viewportSize: `${innerWidth}x${innerHeight}`,
        userAgent: navigator.userAgent.slice(0, 200),
        timezone: expect.any(String),
      },
    });
  });

  test.each([
    ["with the address, where it was looked up", { ip: "203.0.113.7", city: "Turin" }, true],
    ["without the address alone", { ip: "203.0.113.7" }, false],
  ])("says where it comes from %s", async (_how, location, isSent) => {
    answers["GET /api/geo"] = () => ({ body: location });
    answers[LOGIN] = () => errorResponse("invalid_credentials");
    open("/auth/signin");
    fillLogin();
    press("Sign in");
    await told("Invalid credentials");
    expect(JSON.stringify(asked(LOGIN)).includes('"ip":"203.0.113.7"')).toBe(isSent);
  });

  test("does not follow somebody who has left the page", async () => {
    answers[LOGIN] = () => ({ status: 202, body: { token: "t", message: "A security code was sent." } });
    const router = open("/auth/signin");
    fillLogin();
    press("Sign in");
    await told("A security code was sent.");
    fireEvent.click(screen.getByRole("link", { name: "Create an account" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/signup"));
    await vi.advanceTimersByTimeAsync(10_000);
    expect(router.state.location.pathname).toBe("/auth/signup");
  });
});

describe("the login code", () => {
  const VERIFY = "POST /api/auth/verifylogin-otp";
  const RESEND = "POST /api/auth/resendlogin-otp";
  const openCode = () => open("/auth/verify/security?token=t");
  const left = () => screen.getByRole("timer").textContent;
  /** As of a tab that the browser has put to sleep: the countdown ticks once. */
  const sleep = async (ms: number) => {
    vi.setSystemTime(Date.now() + ms);
    await act(() => vi.advanceTimersByTimeAsync(1_000));
  };
  const resend = () => screen.getByRole<HTMLButtonElement>("button", { name: "Resend code" });

  test("needs a token", async () => {
    const router = open("/auth/verify/security");
    await told("missing token. please login again.");
    expect(router.state.location.pathname).toBe("/auth/signin");
  });

  test("has a wait of 300 seconds that goes on after a reload, and then can be sent again", async () => {
    answers[RESEND] = () => ({ body: { message: "security code sent successfully!" } });
    openCode();
    await waitFor(() => expect(left()).toMatch(/^(5:00|4:5\d)$/));
    expect(resend().disabled).toBe(true);
    await sleep(120_000);
    await waitFor(() => expect(left()).toMatch(/^(3:00|2:5\d)$/));
    cleanup();
    openCode();
    await waitFor(() => expect(left()).toMatch(/^(3:00|2:[45]\d)$/));
    await sleep(180_000);
    await waitFor(() => expect(left()).toBe("0:00"));
    enterCode("12");
    fireEvent.click(resend());
    await told("security code sent successfully!");
    await waitFor(() => expect(left()).toMatch(/^(5:00|4:5\d)$/));
    expect(resend().disabled).toBe(true);
    await waitFor(() => expect(document.activeElement).toBe(digit(1)));
    expect(digit(1).value).toBe("");
  });

  test("says what is wrong with it", async () => {
    openCode();
    enterCode("123");
    press("Verify");
    await told("security code must be a six-digit code");
    expect(document.activeElement).toBe(digit(4));
    refuse(VERIFY, "invalid_login_code", "Invalid security code");
    enterCode("456", 4);
    await told("Invalid security code");
    await waitFor(() => expect(digit(6).value).toBe(""));
    expect(document.activeElement).toBe(digit(1));
    delete answers[VERIFY];
    enterCode("654321");
    await told("verification failed");
    expect(digit(6).value).toBe("1");
  });

  test("of an expired sign-in is over", async () => {
    refuse(VERIFY, "sign_in_expired", "Your sign-in has expired. Please sign in again.");
    const router = openCode();
    enterCode("123456");
    await focusedText("Your sign-in has expired. Please sign in again.");
    fireEvent.click(screen.getByRole("link", { name: "Sign in again" }));
    await waitFor(() => expect(router.state.location.pathname).toBe("/auth/signin"));
  });

  test("can still be entered when it was the last one", async () => {
    refuse(RESEND, "last_code_sent", "This was the last code.");
    refuse(VERIFY, "invalid_login_code", "Invalid security code");
    openCode();
    await sleep(300_000);
    fireEvent.click(resend());
    await focusedText("This was the last code.");
    expect(screen.getByRole("link", { name: "Sign in again" })).toBeTruthy();
    enterCode("123456");
    await told("Invalid security code");
  });

  test("tells when it could not be sent again", async () => {
    openCode();
    await sleep(300_000);
    fireEvent.click(resend());
    await told("resend failed");
  });
});

describe("signing up", () => {
  const REGISTER = "POST /api/auth/register";
  const fillRegister = () => {
    fill("First name", "Ada");
    fill("Last name", "Byron");
    fill("Email", EMAIL);
    fill("Password", PASSWORD);
    fill("Confirm password", PASSWORD);
    fireEvent.click(screen.getByRole("checkbox"));
  };

  test("says of each rule what it asks for", async () => {
    open("/auth/signup");
    press("Create account");
    for (const text of [
      "firstname is required",
      "lastname is required",
      "Email is required",
      "Password is required",
      "Please confirm your password",
    ]) {
      await told(text);
    }
    expect(document.activeElement).toBe(field("First name"));
    fillRegister();
    for (const [typed, text] of [
      ["short!", "Password must be at least 8 characters long"],
      ["with a space!", "Password should not contain spaces"],
      ["nothingspecial", "Password must have at least one special character"],
      ["quite-different", "Passwords do not match"],
    ] as const) {
      fill("Password", typed);
      press("Create account");
      await told(text);
    }
    fill("Email", "ada");
    press("Create account");
    await told("Email address is invalid");
    expect(asked(REGISTER)).toEqual([]);
  });

  test.each<[string, Answer, string]>([
    ["400", errorResponse("invalid_input"), "please check your input fields."],
    ["409", errorResponse("email_taken"), "email address already in use."],
    ["500", errorResponse("unexpected"), "an unexpected error occurred. Please try again later."],
    ["503", errorResponse("unavailable", ""), "Registration failed"],
    ["409 by a proxy", byProxy(409), "email address already in use."],
    ["500 by a proxy", byProxy(500), "an unexpected error occurred. Please try again later."],
    ["502 by a proxy", byProxy(502), "Registration failed"],
    ["418 with a text alone", { status: 418, body: { error: "Short and stout." } }, "Short and stout."],
  ])("an answer of %s is told as it is meant", async (_status, answer, text) => {
    answers[REGISTER] = () => answer;
    open("/auth/signup");
    fillRegister();
    press("Create account");
    await told(text);
    expect(field("First name").value).toBe("Ada");
  });

  test("without a network says so", async () => {
    open("/auth/signup");
    fillRegister();
    press("Create account");
    await told("Network error or request timeout");
  });
});

describe("a recovery", () => {
  const REQUEST = "GET /api/auth/generateotp";
  const VERIFY = "GET /api/auth/verifyotp";
  const canBeMailed = () => {
    answers[REQUEST] = () => ({ status: 201, body: { code: "ticket" } });
    answers["POST /api/auth/registermail"] = () => ({ body: { msg: "sent" } });
  };
  const lead = () => screen.getByText(/a six-digit security code to/).textContent;

  test.each(["/auth/verify/otp", "/auth/password/reset"])("has no %s without an address", async (path) => {
    const router = open(path);
    await waitFor(() => expect(router.state.location.pathname).toBe("/404"));
  });

  test("begins with an address that has an account", async () => {
    open("/auth/forgot/password");
    press("Continue");
    await told("Valid email is required");
    fill("Email", "nobody@person.example");
    refuse("POST /api/auth/authenticate", "not_found");
    press("Continue");
    await told("invalid credential");
    refuse("POST /api/auth/authenticate", "rate_limited", "Please try again in 9 seconds.", {
      retryAfter: 9,
    });
    press("Continue");
    await told("We encountered an issue. Please try again shortly");
    const described = field("Email").getAttribute("aria-describedby") ?? "";
    expect(document.getElementById(described)?.textContent).toContain("in 9 seconds");
  });

  test("tells when its code could not be asked for, sent again or verified", async () => {
    refuse(REQUEST, "unavailable", "We can’t send email right now.");
    openRecovery("/auth/verify/otp");
    await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^(10|9) s$/));
    await vi.advanceTimersByTimeAsync(3_000);
    await told("failed to generate security code");
    expect(lead()).toContain("We could not send a six-digit security code to ****person.example.");
    await told("We can’t send email right now.");
    await vi.advanceTimersByTimeAsync(7_000);
    press("Resend code");
    await told("failed to resend security code");
    refuse(VERIFY, "invalid_code");
    enterCode("123456");
    await told("Invalid security code");
    await waitFor(() => expect(digit(6).value).toBe(""));
    delete answers[VERIFY];
    enterCode("654321");
    await told("security code verification failed");
  });

  test("sends a new code for one that is used up, and says when it cannot", async () => {
    canBeMailed();
    refuse(VERIFY, "code_used_up");
    openRecovery("/auth/verify/otp");
    await vi.advanceTimersByTimeAsync(3_000);
    await told("security code sent successfully!");
    enterCode("123456");
    await focusedText("Too many wrong codes. Please request a new one.");
    refuse(REQUEST, "unavailable", "We can’t send email right now.");
    press("Send a new code");
    await told("We can’t send email right now.");
    canBeMailed();
    press("Send a new code");
    await waitFor(() => expect(screen.getByRole("timer").textContent).toMatch(/^(30|29) s$/));
  });

  test("asks for no code once its page was left", async () => {
    canBeMailed();
    openRecovery("/auth/verify/otp");
    fireEvent.click(screen.getByRole("link", { name: "Use another email" }));
    await screen.findByRole("heading", { level: 1, name: "Forgot your password?" });
    await vi.advanceTimersByTimeAsync(10_000);
    expect(asked(REQUEST)).toEqual([]);
  });

  test("ends with a password that keeps the rules, and with a verified code", async () => {
    answers["PUT /api/auth/resetpassword"] = () => byProxy(401);
    openRecovery("/auth/password/reset");
    for (const [typed, text] of [
      ["abc!", "Password must be at least 6 characters long"],
      ["abc de!", "Password should not contain spaces"],
      ["abcdef", "Password must have at least one special character"],
      ["abcdef!", "Please confirm your password"],
    ] as const) {
      fill("New password", typed);
      press("Save password");
      await told(text);
    }
    await told("With fewer than 8 characters, every sign-in needs an email code.");
    fill("Confirm password", "abcdef?");
    press("Save password");
    await told("Passwords do not match");
    fill("Confirm password", "abcdef!");
    press("Save password");
    await told("An error occurred while resetting the password");
  });
});

describe("where a company signs its people in", () => {
  const openWith = (path: string, isOnly: boolean) =>
    openPages(
      Object.entries(PAGES).map(([page, Component]) => ({ path: page, element: <Component /> })),
      { at: path, settings: { brand: "Visita", company: { name: "Officina Brera", isOnly } } },
    );
  const companyLink = () => screen.getByRole("link", { name: "Continue with Officina Brera" });

  test.each(["/auth/signin", "/auth/signup"])("%s offers it above the form", (path) => {
    openWith(`${path}?returnTo=%2Fcards%2Fsave`, false);
    expect(companyLink().getAttribute("href")).toBe("/auth/company?returnTo=%2Fcards%2Fsave");
    expect(screen.getAllByText("or")).toHaveLength(1);
    expect(companyLink().compareDocumentPosition(field("Email"))).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  test.each(["/auth/signin", "/auth/signup"])("%s offers nothing else if it is the only way", (path) => {
    openWith(path, true);
    expect(companyLink().getAttribute("href")).toBe("/auth/company");
    screen.getByText("You sign in here with your account at Officina Brera.");
    expect(screen.queryByLabelText("Email")).toBeNull();
    press("Sign in with a password");
    expect(field("Email")).toBeDefined();
  });

  test.each([
    ["unavailable", "We can’t reach Officina Brera right now. Please try again in a few minutes."],
    ["suspended", "This account is suspended. Our email says why, and you can reply to it."],
  ])("it says why it came to nothing: %s", async (failure, text) => {
    openWith(`/auth/signin?company=${failure}`, false);
    await waitFor(() => expect(screen.getByRole("alert").textContent).toBe(text));
    expect(field("Email")).toBeDefined();
  });

  test("a reason that it does not know says nothing", () => {
    openWith("/auth/signin?company=%3Cb%3Ehello", false);
    expect(screen.queryByText(/hello/)).toBeNull();
  });
});
