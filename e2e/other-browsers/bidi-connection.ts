import { once } from "node:events";

type Answer = { id: number; type: string; result: unknown; error?: string; message?: string };
type Waiting = { resolve(result: unknown): void; reject(error: Error): void };

/** WebDriver BiDi, the protocol that Firefox speaks without a driver beside it. */
export class BidiConnection {
  readonly #socket: WebSocket;
  readonly #waiting = new Map<number, Waiting>();
  #lastId = 0;

  private constructor(socket: WebSocket) {
    this.#socket = socket;
    socket.addEventListener("message", ({ data }) => this.#receive(JSON.parse(String(data))));
    socket.addEventListener("close", () =>
      this.#failAll(new Error("The browser has closed the connection.")),
    );
  }

  static async open(url: string): Promise<BidiConnection> {
    const socket = new WebSocket(url);
    await once(socket, "open");
    return new BidiConnection(socket);
  }

  async send<Result>(method: string, params: object): Promise<Result> {
    this.#lastId += 1;
    const id = this.#lastId;
    const answered = new Promise<Result>((resolve, reject) =>
      this.#waiting.set(id, { resolve: (result) => resolve(result as Result), reject }),
    );
    this.#socket.send(JSON.stringify({ id, method, params }));
    try {
      return await answered;
    } catch (cause) {
      // With the stack of the caller.
      throw new Error(`${method} ${JSON.stringify(params)} failed`, { cause });
    }
  }

  #receive({ id, type, result, error, message }: Answer): void {
    const waiting = this.#waiting.get(id);
    this.#waiting.delete(id);
    if (type === "success") waiting?.resolve(result);
    else waiting?.reject(new Error(`${error}: ${message}`));
  }

  #failAll(error: Error): void {
    for (const { reject } of this.#waiting.values()) reject(error);
    this.#waiting.clear();
  }
}
