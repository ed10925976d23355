import { expect } from "@playwright/test";

/** Classic WebDriver: one HTTP request for each command. */
export class WebDriverSession {
  readonly #url: string;

  private constructor(url: string) {
    this.#url = url;
  }

  static async open(driverUrl: string, capabilities: object): Promise<WebDriverSession> {
    await expect.poll(() => isListening(driverUrl), { message: "the driver listens" }).toBe(true);
    const { sessionId } = await post<{ sessionId: string }>(`${driverUrl}/session`, {
      capabilities: { alwaysMatch: capabilities },
    });
    return new WebDriverSession(`${driverUrl}/session/${sessionId}`);
  }

  post<Result>(command: string, body: object = {}): Promise<Result> {
    return post(`${this.#url}/${command}`, body);
  }
}

function isListening(driverUrl: string): Promise<boolean> {
  return fetch(`${driverUrl}/status`).then(
    ({ ok }) => ok,
    () => false,
  );
}

async function post<Result>(url: string, body: object): Promise<Result> {
  const response = await fetch(url, { method: "POST", body: JSON.stringify(body) });
  const { value } = (await response.json()) as { value: unknown };
  if (response.ok) return value as Result;
  throw new Error(`${url} ${JSON.stringify(body)} failed: ${JSON.stringify(value)}`);
}
