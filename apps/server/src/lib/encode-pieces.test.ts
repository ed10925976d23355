import { brotliDecompressSync, crc32, gunzipSync } from "node:zlib";
import { expect, test } from "vitest";
import { buffersOf, encodedLength, encodePieces } from "./encode-pieces.ts";
import { SharedPiece } from "./shared-piece.ts";

const style = new SharedPiece(Buffer.from(".card { colour: #1c45c2 }\n".repeat(3_000)));
const document = (name: string) => [
  Buffer.from(`<title>${name}</title>`),
  style,
  Buffer.from(`<h1>${name}</h1>`.repeat(500)),
];
const whole = (name: string) =>
  Buffer.concat([
    Buffer.from(`<title>${name}</title>`),
    style.bytes,
    Buffer.from(`<h1>${name}</h1>`.repeat(500)),
  ]);

test.each([
  ["gzip", gunzipSync],
  ["br", brotliDecompressSync],
  ["identity", (bytes: Buffer) => bytes],
] as const)("pieces in %s are the whole document again", async (encoding, decode) => {
  for (const name of ["Ada", "Åsa Ödegård", ""]) {
    const encoded = await encodePieces(document(name), encoding);
    const bytes = Buffer.concat(buffersOf(encoded));
    expect(decode(bytes).equals(whole(name))).toBe(true);
    expect(encodedLength(encoded)).toBe(bytes.length);
  }
});

test("a document without a shared piece, and one without anything, are good gzip too", async () => {
  for (const text of ["alone", ""]) {
    const buffers = buffersOf(await encodePieces([Buffer.from(text)], "gzip"));
    expect(gunzipSync(Buffer.concat(buffers)).toString()).toBe(text);
  }
  expect(gunzipSync(Buffer.concat(buffersOf(await encodePieces([], "gzip"))))).toHaveLength(0);
});

test("shared pieces may stand anywhere", async () => {
  const end = new SharedPiece(Buffer.from("<script></script>"));
  const own = Buffer.from("<main>Ada</main>");
  for (const pieces of [
    [own, style, own, end],
    [style, own],
    [style, end, own],
    [own, end, style],
  ]) {
    const buffers = buffersOf(await encodePieces(pieces, "gzip"));
    const bytes = pieces.map((piece) => (piece instanceof SharedPiece ? piece.bytes : piece));
    expect(gunzipSync(Buffer.concat(buffers)).equals(Buffer.concat(bytes))).toBe(true);
  }
});

test("the check sum of a shared piece after anything is as if it had been read", () => {
  const bits = Array.from({ length: 32 }, (_, bit) => (1 << bit) >>> 0);
  for (const sum of [0, 0xffffffff, 0xdeadbeef, ...bits])
    expect(style.checkSumAfter(sum), String(sum)).toBe(crc32(style.bytes, sum));
});

test("a damaged shared piece is noticed by whoever unpacks it", async () => {
  const [head, , body] = buffersOf(await encodePieces(document("Ada"), "gzip"));
  const [, other] = buffersOf(await encodePieces([new SharedPiece(Buffer.from("other"))], "gzip"));
  const mixed = [head, other, body] as Buffer[];
  expect(() => gunzipSync(Buffer.concat(mixed))).toThrow("incorrect data check");
});

test("a shared piece is one piece of memory, and counts for nobody", async () => {
  const [one, other] = await Promise.all([
    encodePieces(document("Ada"), "gzip"),
    encodePieces(document("Bea"), "gzip"),
  ]);
  const shared = buffersOf(one).filter((buffer) => buffersOf(other).includes(buffer));
  expect(shared).toEqual([style.deflated.bytes]);
  expect(one.own.length).toBeLessThan(300);
  expect((await encodePieces(document("Ada"), "identity")).own.length).toBe(
    whole("Ada").length - style.bytes.length,
  );
});
