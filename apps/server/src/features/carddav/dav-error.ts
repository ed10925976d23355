import { element } from "./write-xml.ts";

/** A refusal as WebDAV tells it, with the name of the condition that does not hold. */
export class DavError extends Error {
  readonly status: number;
  /** XML; empty where the status says it all. */
  readonly condition: string;

  constructor(status: number, condition = "") {
    super(`answered ${status} ${condition}`);
    this.status = status;
    this.condition = condition && element(condition);
  }
}
