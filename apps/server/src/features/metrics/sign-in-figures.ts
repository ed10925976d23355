import { loginEndpoint, verifyLoginEndpoint } from "@visita/domain/account/login.contract";
import { passkeyLoginEndpoint } from "@visita/domain/account/passkey.contract";
import type { AnsweredRequest } from "../../http/request-metrics.ts";
import type { Sample } from "./metrics.registry.ts";

const WAYS: Readonly<Record<string, string>> = {
  [loginEndpoint.path]: "password",
  [verifyLoginEndpoint.path]: "code",
  [passkeyLoginEndpoint.path]: "passkey",
};

/** Sign-ins by their answer: who is asked for a code has given the right password. */
export class SignInFigures {
  readonly #counts = new Map<string, { labels: Record<string, string>; value: number }>();

  note({ method, route, status }: AnsweredRequest): void {
    const way = WAYS[route];
    if (!way || method !== "POST") return;
    const outcome = outcomeOf(status);
    const known = this.#counts.get(`${way} ${outcome}`) ?? { labels: { way, outcome }, value: 0 };
    known.value += 1;
    this.#counts.set(`${way} ${outcome}`, known);
  }

  samples(): readonly Sample[] {
    return [...this.#counts.values()];
  }
}

function outcomeOf(status: number): string {
  if (status === 200) return "signed in";
  if (status === 202) return "code needed";
  if (status === 429) return "limited";
  return status >= 500 ? "failed" : "refused";
}
