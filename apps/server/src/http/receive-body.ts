import type { IncomingMessage } from "node:http";
import { MESSAGES } from "@visita/domain/messages";
import { AppError, tooBusy, tooSlow } from "../lib/app-error.ts";
import type { Upload } from "./upload-places.ts";

/** The slowest sender that is waited for, 8 KB a second: a phone with a weak signal and a pause is well above it. */
const MIN_PROGRESS_BYTES = 48 * 1024;
const PROGRESS_TIMEOUT_MS = 6_000;
/** Bodies up to this length are no burden, so they need no slot. */
const SMALL_BODY_BYTES = 64 * 1024;

type Options = {
  maxBytes: number;
  /** Limit for receiving the whole body. */
  timeoutMs: number;
  /** Called once, when the body turns out to be large; it is not read on before this resolves. */
  acquireSlot: (upload: Upload) => Promise<void>;
};

/** Reads a body into memory. The caller must let it go on if it throws: the sender is still to be answered. */
export async function receiveBody(
  body: IncomingMessage,
  { maxBytes, timeoutMs, acquireSlot }: Options,
): Promise<Buffer> {
  const { promise, resolve, reject } = Promise.withResolvers<void>();
  const chunks: Buffer[] = [];
  const length = Number(body.headers["content-length"]);
  /** Of a large body whose length is known: putting 16 MB together at its end takes 30 ms of everybody. */
  let whole: Buffer | undefined;
  let received = 0;
  let progressAt = 0;
  let hasSlot = false;
  let timer = watch();
  const deadline = setTimeout(() => reject(tooSlow()), timeoutMs);

  function watch(): NodeJS.Timeout {
    return setTimeout(() => reject(tooSlow()), PROGRESS_TIMEOUT_MS);
  }

  function takeSlot(): void {
    hasSlot = true;
    body.pause();
    clearTimeout(timer);
    acquireSlot({ received: () => received, giveWay: () => reject(tooBusy()) }).then(() => {
      if (length >= received && length <= maxBytes) {
        whole = Buffer.allocUnsafeSlow(length);
        Buffer.concat(chunks.splice(0), received).copy(whole);
      }
      timer = watch();
      body.resume();
    }, reject);
  }

  function onData(chunk: Buffer): void {
    received += chunk.length;
    if (received > maxBytes) {
      reject(new AppError("payload_too_large", MESSAGES.tooLarge));
      return;
    }
    if (whole) chunk.copy(whole, received - chunk.length);
    else chunks.push(chunk);
    if (received - progressAt >= MIN_PROGRESS_BYTES) {
      progressAt = received;
      timer.refresh();
    }
    if (!hasSlot && received > SMALL_BODY_BYTES) takeSlot();
  }

  const onEnd = () => resolve();
  const onClose = () => reject(tooSlow());
  body.on("data", onData).once("end", onEnd).once("error", onClose).once("close", onClose);
  try {
    await promise;
    return whole ?? Buffer.concat(chunks, received);
  } finally {
    clearTimeout(timer);
    clearTimeout(deadline);
    body.off("data", onData).off("end", onEnd).off("close", onClose);
  }
}
