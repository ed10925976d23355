/** Serves recorded responses from node:http, the least that Node can do. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readResponses } from "./recorded-responses.ts";

const recorded = new Map(readResponses().map((each) => [each.path, each]));

const server = createServer((request, response) => {
  const found = recorded.get(request.url ?? "");
  if (found) response.writeHead(200, found.headers).end(found.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
