import type { Device } from "@visita/domain/insight/insight.constants";
import type { Beacon } from "@visita/domain/insight/insight.contract";

/** A beacon and what decides whether it counts. Lives in memory until its batch is written, and nowhere else. */
export type Visit = Omit<Beacon, "kind"> & {
  readonly kind: Beacon["kind"] | "exchange";
  /** Epoch milliseconds. */
  readonly at: number;
  /** The UTC day in which it counts. */
  readonly day: string;
  readonly ip: string;
  readonly userAgent: string;
  /** Of the caller's session, to leave out the owner. */
  readonly sessionToken: string | undefined;
  /** Global Privacy Control or Do Not Track: of this visitor only the sum of views is kept. */
  readonly isPrivate: boolean;
};

export type VisitBatch = {
  /** Ascending for each process. */
  readonly number: number;
  readonly visits: readonly Visit[];
};

/** A visit that counts. */
export type CountedVisit = {
  readonly visit: Visit;
  /** A source of the domain, or the id of a link. */
  readonly source: string;
  readonly detail: string;
  readonly device: Device;
};
