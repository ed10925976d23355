/** What the tests use of it: the package has no types of its own. */
declare module "oidc-provider" {
  import type { IncomingMessage, ServerResponse } from "node:http";

  type Grant = { addOIDCScope(scope: string): void; save(): Promise<string> };
  type Context = {
    oidc: { client: { clientId: string }; session: { accountId: string }; provider: Provider };
  };

  export default class Provider {
    constructor(issuer: string, configuration: object);
    readonly Grant: new (of: {
      clientId: string;
      accountId: string;
    }) => Grant;
    callback(): (request: IncomingMessage, response: ServerResponse) => Promise<void>;
    interactionFinished(
      request: IncomingMessage,
      response: ServerResponse,
      result: { login?: { accountId: string }; error?: string },
    ): Promise<void>;
    on(event: string, listener: (...details: unknown[]) => void): this;
  }
  export const interactionPolicy: {
    base(): { get(prompt: string): { checks: { remove(check: string): void } } };
  };
  export type { Context };
}

declare module "oidc-provider/lib/adapters/memory_adapter.js" {
  export default class MemoryAdapter {
    constructor(model: string);
  }
}
