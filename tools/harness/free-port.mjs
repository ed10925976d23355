import { once } from "node:events";
import { createServer } from "node:net";

/** A TCP port that is unused at the moment. Plain JavaScript, because tools/ runs it on older Node versions too. */
export async function freePort() {
  const probe = createServer().listen(0, "127.0.0.1");
  await once(probe, "listening");
  const { port } = probe.address();
  probe.close();
  await once(probe, "close");
  return port;
}
