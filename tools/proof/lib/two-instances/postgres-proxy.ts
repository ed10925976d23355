import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** The application_name of the product's LISTEN connection. */
const LISTEN_APPLICATION = "visita-news";

type Link = { near: Socket; far: Socket };

/** A proxy to PostgreSQL that can cut or silence the LISTEN connection and nothing else. */
export async function startPostgresProxy(databaseUrl: string) {
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
      if (!introduction.includes(LISTEN_APPLICATION)) return;
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
    /** The connection stays open but delivers nothing, as behind a firewall that dropped its state. */
    silence(): void {
      for (const { near, far } of links) {
        far.unpipe(near);
        far.resume();
      }
    },
    /** Closes the connection and refuses new ones until `restore`. */
    cut(): void {
      isCut = true;
      for (const { near } of links) near.destroy();
    },
    restore(): void {
      isCut = false;
    },
    /** Whether a LISTEN connection is open. */
    isListening: () => links.size > 0,
    stop(): void {
      server.close();
      for (const { near } of links) near.destroy();
    },
  };
}
