const BYTES = 16;

/** For work that is asked for once, however often it is sent. `randomUUID` is not there on pages without https. */
export function newOnceKey(): string {
  return Array.from(crypto.getRandomValues(new Uint8Array(BYTES)), (byte) =>
    byte.toString(16).padStart(2, "0"),
  ).join("");
}
