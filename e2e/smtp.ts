import { once } from "node:events";
import type { AddressInfo } from "node:net";
import { buffer } from "node:stream/consumers";
import PostalMime, { type Email } from "postal-mime";
import { SMTPServer } from "smtp-server";

/** A mail server on this machine that takes whatever it is given. */
export async function startMailServer() {
  const received: Email[] = [];
  const server = new SMTPServer({
    authOptional: true,
    disabledCommands: ["STARTTLS"],
    logger: false,
    onData: async (stream, _session, done) => {
      received.push(await PostalMime.parse(await buffer(stream)));
      done();
    },
  });
  server.listen(0, "127.0.0.1");
  await once(server.server, "listening");
  const { port } = server.server.address() as AddressInfo;
  return {
    url: `smtp://127.0.0.1:${port}`,
    /** The code in the newest mail with this subject, once it has come. */
    codeFor(address: string, subject: RegExp): string | undefined {
      const mail = received.findLast(
        (each) => subject.test(each.subject ?? "") && each.to?.some((to) => to.address === address),
      );
      return /(?<!\d)\d{6}(?!\d)/.exec(mail?.text ?? "")?.[0];
    },
    stop: () => new Promise<void>((stopped) => server.close(stopped)),
  };
}
