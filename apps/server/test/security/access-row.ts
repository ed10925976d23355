import type { AccessEnvironment } from "./access-environment.ts";

export type Caller = "anonymous" | "other" | "owner";

export type Row = Readonly<Record<Caller, number>> & {
  /** The request; it names the owner. */
  readonly body?: (environment: AccessEnvironment) => object | Promise<object>;
  readonly query?: (environment: AccessEnvironment) => string;
  /** Sent as the forms of pages are. */
  readonly isForm?: boolean;
  /** Sends the owner's copy of their data. */
  readonly isCopy?: boolean;
  /** Sends a file with people. */
  readonly isPeopleFile?: boolean;
};

export const everybody = (status: number, request: Partial<Row> = {}): Row => ({
  anonymous: status,
  other: status,
  owner: status,
  ...request,
});
/** Named by the owner's id, which the caller must have: 401 and 403. */
export const ownerOnly = (status: number, request: Partial<Row> = {}): Row => ({
  anonymous: 401,
  other: 403,
  owner: status,
  ...request,
});
/** Named by the id of a thing that others cannot tell from one that does not exist: 401 and 404. */
export const hiddenFromOthers = (status: number, request: Partial<Row> = {}): Row => ({
  anonymous: 401,
  other: 404,
  owner: status,
  ...request,
});
/** With the owner's password, which is not the other's. */
export const ownPassword = (status: number): Row => ({ anonymous: 401, other: 400, owner: status });
/** About what belongs to the caller. */
export const signedIn = (status: number, request: Partial<Row> = {}): Row => ({
  anonymous: 401,
  other: status,
  owner: status,
  ...request,
});
