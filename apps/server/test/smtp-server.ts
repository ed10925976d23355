import { onTestFinished } from "vitest";
import { type SmtpStandIn, startSmtpStandIn } from "./smtp-stand-in.ts";

/** A mail server that ends with the test. */
export async function startSmtpServer(): Promise<SmtpStandIn> {
  const server = await startSmtpStandIn();
  onTestFinished(server.stop);
  return server;
}
