import type { InjectOptions } from "fastify";
import { secretsIn } from "./secrets.ts";
import type { TestApp } from "./test-app.ts";

/** A browser that talks to a test app: keeps its cookies and says where its requests come from. */
export function aBrowser(app: TestApp, remoteAddress = "198.51.100.7") {
  const cookies = new Map<string, string>();

  async function send(options: InjectOptions) {
    const cookie = [...cookies].map(([name, value]) => `${name}=${value}`).join("; ");
    const response = await app.inject({
      remoteAddress,
      ...options,
      headers: {
        "sec-fetch-site": "same-origin",
        "sec-fetch-dest": "empty",
        "user-agent": "Mozilla/5.0 (Windows NT 10.0) AppleWebKit/537.36 Chrome/140.0 Safari/537.36",
        ...(cookie && { cookie }),
        ...options.headers,
      },
    });
    for (const { name, value, maxAge } of response.cookies) {
      if (maxAge === 0 || value === "") cookies.delete(name);
      else cookies.set(name, value);
    }
    for (const secret of [...cookies.values(), ...secretsIn(options, response.body)]) app.secrets.add(secret);
    return response;
  }

  return {
    cookies,
    secrets: app.secrets,
    send,
    get: (url: string) => send({ method: "GET", url }),
    post: (url: string, payload: object = {}) => send({ method: "POST", url, payload }),
    put: (url: string, payload: object = {}) => send({ method: "PUT", url, payload }),
    delete: (url: string, payload?: object) => send({ method: "DELETE", url, ...(payload && { payload }) }),
    /** Who this browser is signed in as, as the product sees it. */
    async user() {
      return (await send({ method: "GET", url: "/api/auth/user" })).json().user as { userid: string } | null;
    },
  };
}

export type Browser = ReturnType<typeof aBrowser>;
