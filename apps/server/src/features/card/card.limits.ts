import type { Limit } from "../limit/limit.service.ts";

const MINUTE = 60_000;

/** Per account. Only valid input counts, so that typing mistakes lock nobody out. */
export const ADD_LIMIT: Limit = { name: "card-add", hits: 10, windowMs: 60 * MINUTE };
export const UPDATE_LIMIT: Limit = { name: "card-update", hits: 60, windowMs: 60 * MINUTE };
export const USERNAME_LIMIT: Limit = { name: "card-username", hits: 30, windowMs: MINUTE };
/** Pausing, deleting and ordering: cheap, and nobody does it often. */
export const STATE_LIMIT: Limit = { name: "card-state", hits: 120, windowMs: 10 * MINUTE };
