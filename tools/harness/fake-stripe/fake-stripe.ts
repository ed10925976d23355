import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { text } from "node:stream/consumers";
import { createApi } from "./api.ts";
import { createDeliveries, type Deliveries } from "./deliveries.ts";
import { type Form, parseForm } from "./form.ts";
import { ApiError, createLedger, type Ledger } from "./ledger.ts";
import { createLifecycle, type Lifecycle } from "./lifecycle.ts";
import { PRICES } from "./prices.ts";

export type Fault =
  /** Closes the connection without a response; the call has no effect. */
  | "refuse"
  /** Never responds; the call has no effect. */
  | "hang"
  /** Responds one byte at a time without end; the call has no effect. */
  | "drip"
  /** Responds 500; the call has no effect. */
  | "500"
  /** The call takes effect, but its response is cut off in the middle. */
  | "cut";

export type ReceivedRequest = {
  readonly method: string;
  readonly path: string;
  readonly params: Form;
  readonly idempotencyKey: string | undefined;
  /** Undefined until there is a response. */
  status?: number;
  answer?: unknown;
};

type Options = { webhookSecret?: string; secretKey?: string; now?: () => number };

export type FakeStripe = Lifecycle &
  Deliveries &
  // The current state, by id.
  Pick<Ledger, "events" | "customers" | "sessions" | "subscriptions" | "invoices" | "refunds"> & {
    readonly url: string;
    readonly secretKey: string;
    readonly webhookSecret: string;
    readonly prices: typeof PRICES;
    /** All requests, in order. */
    readonly requests: readonly ReceivedRequest[];
    openRequests(): number;
    mostAtOnce(): number;
    /** Applies to matching calls, such as `POST /v1/checkout/sessions`, from now on; null ends all faults. */
    fault(kind: Fault | null, matcher?: RegExp): void;
    stop(): Promise<void>;
  };

/** A stateful fake of Stripe on loopback, with faults on demand. */
export async function startFakeStripe(options: Options = {}): Promise<FakeStripe> {
  const { webhookSecret = "whsec_standin", secretKey = "sk_test_standin", now = Date.now } = options;
  const ledger = createLedger(now);
  const life = createLifecycle(ledger);
  const answerTo = createApi(ledger, life);
  const requests: ReceivedRequest[] = [];
  const repeated = new Map<string, { sent: string; status: number; answer: unknown }>();
  let fault: { kind: Fault; matcher: RegExp } | null = null;
  let open = 0;
  let mostAtOnce = 0;

  const server = createServer(async (incoming, response) => {
    open += 1;
    mostAtOnce = Math.max(mostAtOnce, open);
    response.once("close", () => {
      open -= 1;
    });
    const body = await text(incoming).catch(() => "");
    const request = toRequest(incoming, body);
    requests.push(request);
    const kind = fault?.matcher.test(`${request.method} ${request.path}`) ? fault.kind : null;
    if (kind === "refuse") return response.destroy();
    if (kind === "hang") return;
    if (kind === "drip") return drip(response);
    if (kind === "500") Object.assign(request, { status: 500, answer: new ApiError(500, "api_error").body });
    else if (incoming.headers.authorization !== `Bearer ${secretKey}`) {
      Object.assign(request, { status: 401, answer: new ApiError(401, "invalid_request_error").body });
    } else Object.assign(request, carryOut(request, body));
    send(response, request, kind === "cut");
  });

  /** The same idempotency key gets the same response; with another body, an error. */
  function carryOut({ method, path, params, idempotencyKey: key }: ReceivedRequest, body: string) {
    const sent = `${method} ${path} ${body}`;
    const before = key === undefined ? undefined : repeated.get(key);
    if (before && before.sent !== sent) {
      return { status: 400, answer: new ApiError(400, "idempotency_error").body };
    }
    if (before) return { status: before.status, answer: before.answer };
    try {
      const answer: unknown = JSON.parse(JSON.stringify(answerTo(method, path, params)));
      if (key !== undefined) repeated.set(key, { sent, status: 200, answer });
      return { status: 200, answer };
    } catch (error) {
      if (!(error instanceof ApiError)) throw error;
      return { status: error.status, answer: error.body };
    }
  }

  server.listen(0, "127.0.0.1");
  await once(server, "listening");

  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    secretKey,
    webhookSecret,
    ...ledger,
    prices: PRICES,
    ...life,
    ...createDeliveries(ledger, now, webhookSecret),
    requests,
    openRequests: () => open,
    mostAtOnce: () => mostAtOnce,
    fault(kind, matcher = /^/) {
      fault = kind && { kind, matcher };
    },
    async stop() {
      if (!server.listening) return;
      server.close();
      server.closeAllConnections();
      await once(server, "close");
    },
  };
}

function toRequest({ method = "", url = "", headers }: IncomingMessage, body: string): ReceivedRequest {
  const { pathname, search } = new URL(url, "http://127.0.0.1");
  const key = headers["idempotency-key"];
  return {
    method,
    path: decodeURIComponent(pathname),
    params: parseForm(body || search),
    idempotencyKey: key === undefined ? undefined : String(key),
  };
}

function send(response: ServerResponse, { status = 500, answer }: ReceivedRequest, isCut: boolean): void {
  const body = JSON.stringify(answer);
  // The notice is what Stripe sends to developers in test mode; it must not end up in a log.
  response.writeHead(status, {
    "content-type": "application/json",
    "content-length": Buffer.byteLength(body),
    "request-id": "req_standin",
    "stripe-notice": "STRIPE-SAYS: a notice",
  });
  if (!isCut) return void response.end(body);
  response.write(body.slice(0, body.length / 2), () => response.destroy());
}

function drip(response: ServerResponse): void {
  response.writeHead(200, { "content-type": "application/json" });
  const timer = setInterval(() => response.write(" "), 20);
  response.once("close", () => clearInterval(timer));
}
