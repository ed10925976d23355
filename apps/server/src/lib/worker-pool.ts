/**
 * Worker threads with a memory limit and a deadline, after either of which a worker is replaced. They are started by the
 * first task and end when idle, so that memory at rest is what it is without them.
 */
import { Worker } from "node:worker_threads";
import { AppError, tooBusy } from "./app-error.ts";
import { KeyedSemaphore } from "./keyed-semaphore.ts";
import { Semaphore, type Ticket } from "./semaphore.ts";
import type { Message, Request, Task } from "./worker-task.ts";

export type LaneOptions = {
  readonly workers: number;
  /** Callers beyond it are refused at once. */
  readonly queueSize: number;
  /** Callers without a ticket who would have to wait longer are refused; without it, all wait for their turn. */
  readonly maxWaitMs?: number;
  /** Running or queued, of one account and of one network; without a number, as many as fit. */
  readonly perAccount: number;
  readonly perNetwork?: number;
  /** Of V8's heap, in megabytes; pixels and other bytes are outside of it. */
  readonly maxHeapMb: number;
};

export type TaskOptions = {
  readonly account?: string | undefined;
  readonly network?: string | undefined;
  /** Served in turn with everything else in the lane, instead of behind it. */
  readonly hasPriority?: boolean | undefined;
  readonly ticket?: Ticket | undefined;
  /** From the beginning of the work, without its time in the queue. */
  readonly timeoutMs?: number | undefined;
  /** Buffers of the input are moved to the worker instead of copied, so that nobody else can use them afterwards. */
  readonly isHandedOver?: boolean | undefined;
  /** Thrown when the work takes too long or too much memory. */
  readonly failure?: (() => Error) | undefined;
};

export type LossReason = "deadline" | "memory" | "crash";
export type OnWorkerLost = (taskName: string, reason: LossReason) => void;

/** Of their threads. With 19 the event loop gets about 98 % of the time of a contended core; tests keep all cores busy. */
export const priority = { nice: 19 };

const TIMEOUT_MS = 10_000;
const MAX_YOUNG_HEAP_MB = 16;
/** People often import, save or draw once more. */
const IDLE_MS = 5_000;

/** `file` serves the tasks, with `serveTasks` of worker-thread.ts. */
export function createWorkerPool<Lane extends string>(
  file: string,
  laneOptions: Record<Lane, LaneOptions>,
  onWorkerLost: OnWorkerLost = () => {},
) {
  const lanes = Object.fromEntries(
    Object.entries<LaneOptions>(laneOptions).map(([name, lane]) => [name, openLane(lane)]),
  ) as Record<Lane, ReturnType<typeof openLane>>;

  /** Rejects with 503 at once when the lane is full, or when the account or the network has its share in it. */
  return async function run<Input, Output>(
    task: Task<Input, Output, Lane>,
    input: Input,
    options: TaskOptions = {},
  ): Promise<Output> {
    const { account, network, ticket, hasPriority = false, isHandedOver = false } = options;
    const { timeoutMs = TIMEOUT_MS, failure = tooBusy } = options;
    const { accounts, networks, slots, idle, maxHeapMb } = lanes[task.lane];
    const releases: (() => void)[] = [];
    try {
      if (account !== undefined) releases.push(await accounts.acquire(account));
      if (network !== undefined) releases.push(await networks.acquire(network));
      const answer = await slots.run(
        async () => {
          const worker = idle.values().next().value ?? startWorker(file, idle, maxHeapMb);
          const transfers = isHandedOver ? ownedBuffers(input) : [];
          const ended = await worker.run({ name: task.name, input }, timeoutMs, transfers);
          if (ended.kind !== "lost") return ended;
          onWorkerLost(task.name, ended.reason);
          throw failure();
        },
        hasPriority ? "priority" : "other",
        ticket,
      );
      return outputOf(answer) as Output;
    } finally {
      for (const release of releases) release();
    }
  };
}

function openLane({
  workers,
  queueSize,
  perAccount,
  perNetwork = Number.POSITIVE_INFINITY,
  maxHeapMb,
  maxWaitMs,
}: LaneOptions) {
  const refusing = { concurrency: Number.POSITIVE_INFINITY, queueSizePerKey: 0, queueTimeoutMs: 0 };
  return {
    accounts: new KeyedSemaphore({ ...refusing, concurrencyPerKey: perAccount }),
    networks: new KeyedSemaphore({ ...refusing, concurrencyPerKey: perNetwork }),
    slots: new Semaphore({
      concurrency: workers,
      queueSize,
      lanes: ["priority", "other"],
      ...(maxWaitMs !== undefined && { maxWaitMs, queueTimeoutMs: maxWaitMs }),
    }),
    idle: new Set<TaskWorker>(),
    maxHeapMb,
  };
}

type Answer = Exclude<Message, { kind: "part" }>;
type Loss = { readonly kind: "lost"; readonly reason: LossReason };
type TaskWorker = {
  /** After a loss the worker is gone. */
  run(request: Request, timeoutMs: number, transfers: readonly ArrayBuffer[]): Promise<Answer | Loss>;
};

function startWorker(file: string, idle: Set<TaskWorker>, maxOldGenerationSizeMb: number): TaskWorker {
  const worker = new Worker(file, {
    workerData: priority,
    resourceLimits: { maxOldGenerationSizeMb, maxYoungGenerationSizeMb: MAX_YOUNG_HEAP_MB },
  });
  // Its task's deadline keeps the process running, an idle worker does not.
  worker.unref();
  let idleTimer: NodeJS.Timeout | undefined;

  /** Out of the idle ones first: it takes a while to end, and would take the next task along. */
  const leave = () => {
    idle.delete(self);
    void worker.terminate();
  };

  const self: TaskWorker = {
    async run(request, timeoutMs, transfers) {
      idle.delete(self);
      clearTimeout(idleTimer);
      worker.postMessage(request, transfers);
      const answer = await receiveAnswer(worker, timeoutMs);
      if (answer.kind === "lost") await worker.terminate();
      else {
        idle.add(self);
        idleTimer = setTimeout(leave, IDLE_MS).unref();
      }
      return answer;
    },
  };
  // A crash is told by the exit as well; an error without a listener would end the process.
  worker.on("error", () => {}).once("exit", () => idle.delete(self));
  return self;
}

function receiveAnswer(worker: Worker, timeoutMs: number): Promise<Answer | Loss> {
  const { promise, resolve } = Promise.withResolvers<Answer | Loss>();
  const parts = new Map<string, unknown[]>();
  const onMessage = (message: Message) => {
    if (message.kind === "part") {
      const items = parts.get(message.key) ?? [];
      parts.set(message.key, items);
      items.push(...message.items);
      worker.postMessage("next");
    } else if (message.kind === "result" && parts.size > 0) {
      resolve({ kind: "result", output: Object.assign(message.output as object, Object.fromEntries(parts)) });
    } else resolve(message);
  };
  const lose = (reason: LossReason) => resolve({ kind: "lost", reason });
  const onError = ({ code }: NodeJS.ErrnoException) =>
    lose(code === "ERR_WORKER_OUT_OF_MEMORY" ? "memory" : "crash");
  const onExit = () => lose("crash");
  const timer = setTimeout(lose, timeoutMs, "deadline");
  worker.on("message", onMessage).once("error", onError).once("exit", onExit);
  return promise.finally(() => {
    clearTimeout(timer);
    worker.off("message", onMessage).off("error", onError).off("exit", onExit);
  });
}

function outputOf(answer: Answer): unknown {
  if (answer.kind === "result") return withBuffers(answer.output);
  if (answer.kind === "failed") throw answer.error;
  throw new AppError(answer.code, answer.message, answer.details);
}

/** A copy takes a millisecond for a megabyte. Small buffers share their memory with others and are copied. */
function ownedBuffers(input: unknown): ArrayBuffer[] {
  const values = input instanceof Uint8Array ? [input] : Object.values(input ?? {});
  return values.flatMap((value) =>
    value instanceof Uint8Array && value.byteLength === value.buffer.byteLength
      ? [value.buffer as ArrayBuffer]
      : [],
  );
}

/** The structured clone of a Buffer is a Uint8Array. */
function withBuffers(output: unknown): unknown {
  if (output instanceof Uint8Array) return Buffer.from(output.buffer, output.byteOffset, output.byteLength);
  if (typeof output !== "object" || output === null) return output;
  for (const [key, value] of Object.entries(output)) {
    if (value instanceof Uint8Array) Object.assign(output, { [key]: withBuffers(value) });
  }
  return output;
}
