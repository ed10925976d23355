/** The least that Node can do: known bytes from node:http. Prints its port. */
import { createServer } from "node:http";
import type { AddressInfo } from "node:net";
import { readAnswers } from "./answers.ts";

const answers = new Map(readAnswers().map((answer) => [answer.path, answer]));

const server = createServer((request, response) => {
  const answer = answers.get(request.url ?? "");
  if (answer) response.writeHead(200, answer.headers).end(answer.body);
  else response.writeHead(404).end();
});
server.listen(0, "127.0.0.1", () => console.log((server.address() as AddressInfo).port));
