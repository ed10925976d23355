import type { Socket } from "node:net";
import type { ErrorBody } from "@visita/domain/errors";
import english from "@visita/domain/messages/general/en";

/** Answers what Node could not parse as a request: bytes that are not HTTP, headers too large or too slow. It names no language. */
export function handleClientError(error: NodeJS.ErrnoException, socket: Socket): void {
  if (error.code === "ECONNRESET" || socket.destroyed) return;
  const [status, body] = responseFor(error.code);
  const text = JSON.stringify(body);
  if (socket.writable) {
    socket.write(
      `HTTP/1.1 ${status}\r\nContent-Type: application/json; charset=utf-8\r\n` +
        `Content-Length: ${Buffer.byteLength(text)}\r\nConnection: close\r\n\r\n${text}`,
    );
  }
  socket.destroySoon();
}

function responseFor(code: string | undefined): [status: string, body: ErrorBody] {
  if (code === "ERR_HTTP_REQUEST_TIMEOUT")
    return ["408 Request Timeout", bodyOf("timeout", english.networkError)];
  if (code === "HPE_HEADER_OVERFLOW") {
    return ["431 Request Header Fields Too Large", bodyOf("payload_too_large", english.tooLarge)];
  }
  return ["400 Bad Request", bodyOf("bad_request", english.checkInput)];
}

function bodyOf(code: ErrorBody["code"], text: string): ErrorBody {
  return { error: text, message: text, code };
}
