import { expect, vi } from "vitest";

/** Somebody with a browser at an installation whose public address is https://cards.example. */
export function openVisitor(url, smtp, email) {
  const cookies = new Map();
  const codes = () =>
    smtp.received
      .filter(({ envelopeTo }) => envelopeTo.includes(email))
      .map(({ text }) => /\b\d{6}\b/.exec(text)?.[0])
      .filter(Boolean);
  let seen = 0;

  async function send(method, address, body) {
    const response = await fetch(url + address, {
      method,
      headers: {
        origin: "https://cards.example",
        cookie: [...cookies].map((pair) => pair.join("=")).join("; "),
        ...(body && { "content-type": "application/json" }),
      },
      ...(body && { body: JSON.stringify(body) }),
    });
    for (const cookie of response.headers.getSetCookie()) {
      const [name, value] = cookie.split(";")[0].split(/=(.*)/);
      cookies.set(name, value);
    }
    return response;
  }

  async function post(address, body) {
    const response = await send("POST", address, body);
    const text = await response.text();
    expect(response.ok, `${address} ${text}`).toBe(true);
    return JSON.parse(text);
  }

  /** Mail leaves after the request. */
  async function nextCode() {
    await vi.waitFor(() => expect(codes().length).toBeGreaterThan(seen), { timeout: 30_000 });
    seen = codes().length;
    return codes().at(-1);
  }

  return {
    get: (address) => send("GET", address),
    post,
    nextCode,
    isSignedIn: async () => (await (await send("GET", "/api/auth/user")).text()).includes(email),
    /** The first sign-in is confirmed by a mailed code. */
    async signUp() {
      const account = { email, password: "teapot-on-the-moon" };
      await post("/api/auth/register", { firstname: "Robin", lastname: "Sample", ...account });
      const { token } = await post("/api/auth/login", account);
      await post(`/api/auth/verifylogin-otp?token=${token}`, { otp: await nextCode() });
    },
  };
}
