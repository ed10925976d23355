/** Serves recorded responses from plain Fastify routes without hooks or plugins. Prints its port. */
import type { AddressInfo } from "node:net";
import Fastify from "fastify";
import { readResponses } from "./recorded-responses.ts";

const app = Fastify();
for (const { path, headers, body } of readResponses()) {
  app.get(path, (_request, reply) => {
    reply.headers(headers).send(body);
  });
}
await app.listen({ host: "127.0.0.1", port: 0 });
console.log((app.server.address() as AddressInfo).port);
