import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** By this name the product's connection that listens for news introduces itself. */
const NEWS = "visita-news";

type Link = { near: Socket; far: Socket };

/** A way to PostgreSQL on which the connection that hears news can be cut, or made deaf, and nothing else. */
export async function startBreakablePostgres(databaseUrl: string) {
  const real = new URL(databaseUrl);
  const links = new Set<Link>();
  let isCut = false;

  const server = createServer((near) => {
    const far = connect({ host: real.hostname, port: Number(real.port) || 5432 });
    const link = { near, far };
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      one.on("error", () => other.destroy());
      one.on("close", () => other.destroy());
    }
    near.once("data", (introduction) => {
      far.write(introduction);
      near.pipe(far);
      far.pipe(near);
      if (!introduction.includes(NEWS)) return;
      if (isCut) near.destroy();
      links.add(link);
      near.once("close", () => links.delete(link));
    });
  }).listen(0, "127.0.0.1");
  await once(server, "listening");

  const broken = new URL(databaseUrl);
  broken.host = `127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    url: broken.href,
    /** The connection stays, and nothing arrives on it any more: as behind a firewall that has forgotten it. */
    deafen(): void {
      for (const { near, far } of links) {
        far.unpipe(near);
        far.resume();
      }
    },
    /** The connection is closed, and no other one is let through until it is mended. */
    cut(): void {
      isCut = true;
      for (const { near } of links) near.destroy();
    },
    mend(): void {
      isCut = false;
    },
    /** Whether news can be heard now. */
    isHearing: () => links.size > 0,
    stop(): void {
      server.close();
      for (const { near } of links) near.destroy();
    },
  };
}
