/** Whether the server on this machine is alive, for a container's health check. */
import { configFromEnvironment } from "../../config/config.ts";
import { StartError } from "../../lib/start-error.ts";
import { exitWith } from "../../lib/terminal.ts";

const TIMEOUT_MS = 2_500;

try {
  const { port } = configFromEnvironment();
  const url = `http://127.0.0.1:${port}/healthz`;
  const response = await fetch(url, { signal: AbortSignal.timeout(TIMEOUT_MS) }).catch(() => undefined);
  if (!response) throw new StartError(`The server does not answer at ${url}.`);
  if (!response.ok) throw new StartError(`${url} answers ${response.status}.`);
} catch (error) {
  exitWith(error);
}
