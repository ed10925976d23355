import { readFileSync } from "node:fs";
import { request } from "node:http";

/** What a server sent, to be sent again by another. */
export type Answer = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Every server adds these by itself. */
const OWN_HEADERS = new Set(["date", "connection", "keep-alive"]);

/** Asks the product once and keeps its very bytes and headers. */
export function recordAnswer(
  port: number,
  { path, headers, as }: { path: string; headers: Record<string, string>; as: string },
): Promise<Answer> {
  return new Promise((resolve, reject) => {
    const asking = request({ host: "127.0.0.1", port, path, headers }, async (response) => {
      const chunks = await response.toArray();
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      const given = Object.entries(response.headers as Record<string, string>);
      resolve({
        path: as,
        headers: Object.fromEntries(given.filter(([name]) => !OWN_HEADERS.has(name))),
        body: Buffer.concat(chunks),
      });
    });
    asking.once("error", reject).end();
  });
}

export function writeAnswers(answers: readonly Answer[]): string {
  return JSON.stringify(answers.map((answer) => ({ ...answer, body: answer.body.toString("base64") })));
}

/** For the contestants, which are told a file by their command line. */
export function readAnswers(file = process.argv[2] as string): Answer[] {
  const written = JSON.parse(readFileSync(file, "utf8")) as (Omit<Answer, "body"> & { body: string })[];
  return written.map((answer) => ({ ...answer, body: Buffer.from(answer.body, "base64") }));
}
