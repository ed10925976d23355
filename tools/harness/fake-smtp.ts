import { once } from "node:events";
import type { AddressInfo, Socket } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

export type ReceivedMail = Email & { envelopeTo: string[]; raw: string };

type Behaviour =
  | "accept"
  /** Says nothing at all after the connection is made. */
  | "hang"
  /** Answers 451 to the message. */
  | "put off"
  /** Answers 451 to the recipient. */
  | "put off recipients"
  /** Answers 550 to the recipient. */
  | "refuse recipients"
  /** Takes the whole message and closes the connection instead of answering. */
  | "drop";

export type FakeSmtp = Awaited<ReturnType<typeof startFakeSmtp>>;

/** A mail server on this machine that can be told to misbehave. */
export async function startFakeSmtp() {
  const received: ReceivedMail[] = [];
  const sockets = new Set<Socket>();
  let behaviour: Behaviour = "accept";
  let connections = 0;

  function build(): SMTPServer {
    const server = new SMTPServer({
      authOptional: true,
      disabledCommands: ["STARTTLS"],
      disableReverseLookup: true,
      logger: false,
      onConnect: (_session, done) => {
        connections += 1;
        if (behaviour !== "hang") done();
      },
      onRcptTo: (_address, _session, done) => {
        if (behaviour === "put off recipients") return done(answer(451));
        done(behaviour === "refuse recipients" ? answer(550) : null);
      },
      onData: async (stream, session, done) => {
        const raw = await buffer(stream).catch(() => null);
        // The other side has gone, and nobody waits for an answer.
        if (!raw) return;
        if (behaviour === "drop") return dropConnections();
        if (behaviour === "put off") return done(answer(451));
        const envelopeTo = session.envelope.rcptTo.map(({ address }) => address);
        received.push({ ...(await PostalMime.parse(raw)), envelopeTo, raw: raw.toString() });
        done();
      },
    });
    server.server.on("connection", (socket) => {
      sockets.add(socket);
      socket.once("close", () => sockets.delete(socket));
    });
    // A client that gives up in the middle is what some of the tests are about.
    server.on("error", () => {});
    return server;
  }

  function dropConnections(): void {
    for (const socket of sockets) socket.destroy();
  }

  async function listen(onPort: number): Promise<SMTPServer> {
    const server = build();
    await once(server.listen(onPort, "127.0.0.1"), "listening");
    return server;
  }

  let server: SMTPServer | null = await listen(0);
  const { port } = server.server.address() as AddressInfo;

  async function stop(): Promise<void> {
    const closing = server;
    server = null;
    if (!closing) return;
    const closed = new Promise<void>((resolve) => closing.close(resolve));
    dropConnections();
    await closed;
  }

  return {
    url: `smtp://127.0.0.1:${port}`,
    received,
    connections: () => connections,
    behave(next: Behaviour): void {
      behaviour = next;
      dropConnections();
    },
    /** From now on connections are refused. */
    stop,
    async startAgain(): Promise<void> {
      server ??= await listen(port);
    },
  };
}

function answer(responseCode: number): Error {
  return Object.assign(new Error("<someone@person.example> cannot be served"), { responseCode });
}
