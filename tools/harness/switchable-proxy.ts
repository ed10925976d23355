import { once } from "node:events";
import { type AddressInfo, connect, createServer, type Socket } from "node:net";

/** An address that leads to one server and, after `switchTo`, to another: the virtual address of a database's fail-over. */
export async function startSwitchableProxy(firstPort: number) {
  let target: number | null = firstPort;
  const sockets = new Set<Socket>();
  const freezers = new Set<() => void>();
  const server = createServer((near) => {
    if (target === null) return void near.destroy();
    let isFrozen = false;
    freezers.add(() => {
      isFrozen = true;
    });
    const far = connect({ host: "127.0.0.1", port: target });
    for (const [one, other] of [
      [near, far],
      [far, near],
    ] as const) {
      sockets.add(one);
      one.on("error", () => {
        if (!isFrozen) other.destroy();
      });
      one.on("close", () => {
        sockets.delete(one);
        if (!isFrozen) other.destroy();
      });
      one.pipe(other);
    }
  }).listen(0, "127.0.0.1");
  await once(server, "listening");
  const { port } = server.address() as AddressInfo;

  return {
    port,
    /** Of a server's URL, through the proxy. */
    through(url: string): string {
      const address = new URL(url);
      address.host = `127.0.0.1:${port}`;
      return address.href;
    },
    /** Null: nothing answers. Open connections stay with the server that they lead to. */
    switchTo(next: number | null): void {
      target = next;
    },
    /** Silently: packets of open connections go nowhere, as on a machine without power. */
    freeze(): void {
      for (const freezeOne of freezers) freezeOne();
      for (const socket of sockets) {
        socket.unpipe();
        socket.pause();
      }
    },
    stop(): void {
      server.close();
      for (const socket of sockets) socket.destroy();
    },
  };
}
