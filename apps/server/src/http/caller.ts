import type { FastifyRequest } from "fastify";
import { networkOf } from "../lib/network.ts";
import type { Caller } from "../lib/run-in-worker.ts";

/** Whoever is signed in, for work in a worker. */
export async function callerOf(request: FastifyRequest): Promise<Caller> {
  const { userid } = await request.requireAccount();
  return { account: userid, network: networkOf(request.ip) };
}
