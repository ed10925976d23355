import type { InjectOptions, LightMyRequestResponse } from "fastify";
import type { Browser } from "../browser.ts";
import { submitForm } from "../purchase.ts";
import type { AccessEnvironment } from "./access-environment.ts";
import { pathOf } from "./access-path.ts";
import type { Row } from "./access-row.ts";

type Sender = Pick<Browser, "send">;

/** The request of a row, by whoever sends it. */
export async function sendRow(
  environment: AccessEnvironment,
  call: string,
  row: Row,
  sender: Sender,
): Promise<LightMyRequestResponse> {
  const query = row.query ? `?${row.query(environment)}` : "";
  const url = pathOf(call, environment) + query;
  const body = await row.body?.(environment);
  if (row.isForm) return submitForm(sender, url, body as Record<string, string>);
  const method = call.split(" ")[0] as NonNullable<InjectOptions["method"]>;
  if (row.isCopy) {
    const headers = { "content-type": "application/zip" };
    return sender.send({ method, url, payload: environment.copy.bytes, headers });
  }
  if (row.isPeopleFile) {
    const headers = { "content-type": "text/csv" };
    return sender.send({ method, url, payload: "Name,Email\nSam Example,sam@person.example\n", headers });
  }
  return sender.send({ method, url, ...(body && { payload: body }) });
}
