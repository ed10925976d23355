import { onTestFinished } from "vitest";
import { type FakeSmtp, startFakeSmtp } from "../../../tools/harness/fake-smtp.ts";

/** A mail server that ends with the test. */
export async function startSmtpServer(): Promise<FakeSmtp> {
  const server = await startFakeSmtp();
  onTestFinished(server.stop);
  return server;
}
