import { connect } from "node:net";

export type SlowSocket = ReturnType<typeof openSlowSocket>;

/** A connection on which somebody begins to say something and then goes on by one byte at a time. */
export function openSlowSocket(port: number, beginning: string) {
  const openedAt = performance.now();
  let closedAfter = Number.POSITIVE_INFINITY;
  const socket = connect({ host: "127.0.0.1", port });
  // Being cut off is what is waited for; whether with a reset or not does not matter.
  socket.on("error", () => {});
  const closed = new Promise<void>((resolve) => {
    socket.once("close", () => {
      closedAfter = performance.now() - openedAt;
      resolve();
    });
  });
  socket.write(beginning);
  socket.resume();
  return {
    drip(): void {
      if (socket.writable) socket.write("a");
    },
    /** Milliseconds from its opening; without end while it is open. */
    closedAfter: () => closedAfter,
    closed,
    destroy: () => socket.destroy(),
  };
}
