import type { OwnCard } from "@visita/domain/card/card.contract";
import type { ErrorBody } from "@visita/domain/errors";
import type { HelloInput, HelloSent } from "@visita/domain/exchange/exchange.contract";
import type { Puzzle } from "@visita/domain/http/proof-of-work";
import { documentLanguage } from "../../app/lib/language.tsx";
import { withProof } from "../../app/lib/with-proof.ts";
import { findViewer } from "../favourite-api.ts";

/**
 * The API calls of the dialog and a rule of its form. Written out, because importing them would bring Zod into this
 * page's script; a test holds both together.
 */
export const PATHS = { hello: "/api/public/hello/", ownCards: "/api/card/getcards" };
export const NOTE_MAX = 500;

const TIMEOUT_MS = 20_000;

/** The server's answer to details that it did not take. Without words where there was none. */
export class HelloRefusal extends Error {
  readonly code: ErrorBody["code"] | undefined;
  readonly fields: Readonly<Record<string, string>>;
  /** To be solved before the same details are sent again. */
  readonly puzzle: Puzzle | undefined;

  constructor(body: Partial<ErrorBody>) {
    super(body.error ?? "");
    this.code = body.code;
    this.fields = body.fields ?? {};
    this.puzzle = body.puzzle;
  }
}

export type OpenedForm = {
  /** When the form was opened, signed by the server. */
  readonly stamp: string;
  /** The name of the team that gets the details too. */
  readonly sharedWith: string | null;
};

export function openForm(username: string): Promise<OpenedForm> {
  return send("GET", PATHS.hello + encodeURIComponent(username));
}

/** `onPuzzle` is told while the browser proves the work that the server asks for. */
export function sendHello(
  username: string,
  body: Partial<HelloInput>,
  onPuzzle: (isBeingSolved: boolean) => void,
): Promise<HelloSent> {
  const path = PATHS.hello + encodeURIComponent(username);
  return withProof((proof) => send("POST", path, body, proof), onPuzzle);
}

/** The cards of a signed-in visitor; none for anybody else. */
export async function findOwnCards(): Promise<readonly OwnCard[]> {
  const viewer = await findViewer();
  if (!viewer) return [];
  const { data } = await send<{ data: OwnCard[] }>("POST", PATHS.ownCards, { userid: viewer.userid });
  return data;
}

async function send<Answer>(method: string, path: string, body?: unknown, proof?: string): Promise<Answer> {
  const response = await fetch(path, {
    method,
    credentials: "same-origin",
    signal: AbortSignal.timeout(TIMEOUT_MS),
    headers: {
      // In the language of the page, whatever the browser prefers.
      "accept-language": documentLanguage(),
      ...(body !== undefined && { "content-type": "application/json" }),
      ...(proof && { "proof-of-work": proof }),
    },
    ...(body !== undefined && { body: JSON.stringify(body) }),
  }).catch(() => undefined);
  const answer = await response?.json().catch(() => ({}));
  if (!response?.ok) throw new HelloRefusal(answer ?? {});
  return answer as Answer;
}
