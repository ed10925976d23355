import { readFileSync } from "node:fs";
import { request } from "node:http";

/** A response of the product, for a baseline to send again. */
export type RecordedResponse = {
  readonly path: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly body: Buffer;
};

/** Every server adds these itself. */
const SERVER_HEADERS = new Set(["date", "connection", "keep-alive"]);

/** Requests `path` once and records exact bytes and headers, to be served under the path `as`. */
export function recordResponse(
  port: number,
  { path, headers, as }: { path: string; headers: Record<string, string>; as: string },
): Promise<RecordedResponse> {
  return new Promise((resolve, reject) => {
    const sent = request({ host: "127.0.0.1", port, path, headers }, async (response) => {
      const chunks = await response.toArray();
      if (response.statusCode !== 200) return reject(new Error(`${path}: ${response.statusCode}`));
      const received = Object.entries(response.headers as Record<string, string>);
      resolve({
        path: as,
        headers: Object.fromEntries(received.filter(([name]) => !SERVER_HEADERS.has(name))),
        body: Buffer.concat(chunks),
      });
    });
    sent.once("error", reject).end();
  });
}

export function serializeResponses(responses: readonly RecordedResponse[]): string {
  return JSON.stringify(
    responses.map((response) => ({ ...response, body: response.body.toString("base64") })),
  );
}

/** For the baselines, whose command line names the file. */
export function readResponses(file = process.argv[2] as string): RecordedResponse[] {
  const stored = JSON.parse(readFileSync(file, "utf8")) as (Omit<RecordedResponse, "body"> & {
    body: string;
  })[];
  return stored.map((response) => ({ ...response, body: Buffer.from(response.body, "base64") }));
}
