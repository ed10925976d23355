import { expect, test } from "vitest";
import { readConfig } from "./config.ts";

const URL_OF_STORE = "s3://key:s%2Fcret@objects.example/pictures";

test("pictures stay in the database unless a store is named", () => {
  expect(readConfig({}).media).toBeNull();
  expect(readConfig({ MEDIA_URL: URL_OF_STORE }).media).toEqual({
    store: "s3",
    endpoint: "https://objects.example",
    bucket: "pictures",
    prefix: "",
    region: "us-east-1",
    accessKey: "key",
    secretKey: "s/cret",
  });
});

test("a store may have a port, a prefix, a region and no TLS", () => {
  const MEDIA_URL = "s3://key:secret@127.0.0.1:9000/pictures/of/cards?region=eu-south-1&tls=false";
  expect(readConfig({ MEDIA_URL, MEDIA_STORE: "database" }).media).toMatchObject({
    store: "database",
    endpoint: "http://127.0.0.1:9000",
    prefix: "of/cards/",
    region: "eu-south-1",
  });
});

test.each([
  "https://objects.example/pictures",
  "s3://objects.example/pictures",
  "s3://key:sec%ret@objects.example/pictures",
  "s3://key:secret@objects.example",
  "s3://key:secret@objects.example/UPPER",
  "s3://key:secret@objects.example/pictures/a%20b",
  "s3://key:secret@objects.example/pictures?region=EU!",
  "s3://key:secret@objects.example/pictures?tls=maybe",
])("a wrong address stops the start without showing its secret: %s", (MEDIA_URL) => {
  expect(() => readConfig({ MEDIA_URL })).toThrow(/^MEDIA_URL must /);
});

test("a store that is asked for must be named", () => {
  expect(() => readConfig({ MEDIA_STORE: "s3" })).toThrow("MEDIA_URL must be set");
});

test("a pooler and replicas are for PostgreSQL, and may be several", () => {
  const DATABASE_URL = "postgres://visita@pooler.example:6432/visita";
  const DATABASE_LISTEN_URL = "postgres://visita@db.example/visita";
  const DATABASE_READ_URL = "postgres://visita@one.example/visita, postgres://visita@two.example/visita";
  expect(readConfig({ DATABASE_URL, DATABASE_LISTEN_URL, DATABASE_READ_URL }).database).toEqual({
    kind: "postgres",
    url: DATABASE_URL,
    listenUrl: DATABASE_LISTEN_URL,
    readUrls: ["postgres://visita@one.example/visita", "postgres://visita@two.example/visita"],
  });
  expect(() => readConfig({ DATABASE_READ_URL })).toThrow("DATABASE_READ_URL is for PostgreSQL");
  expect(() => readConfig({ DATABASE_URL, DATABASE_LISTEN_URL: "sqlite:x" })).toThrow(
    /^DATABASE_LISTEN_URL must begin with postgres/,
  );
});

test("a token for figures is long enough not to be guessed", () => {
  expect(readConfig({}).metricsToken).toBeNull();
  expect(() => readConfig({ METRICS_TOKEN: "short" })).toThrow(/^METRICS_TOKEN must have/);
});
