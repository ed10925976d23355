import { expect, test } from "vitest";
import { isLoopbackAddress, isLoopbackHost, isPrivateHost } from "./hosts.ts";

test.each(["localhost", "app.localhost", "127.0.0.1", "127.9.9.9", "[::1]"])("%s is this machine", (host) => {
  expect(isLoopbackHost(host)).toBe(true);
  expect(isPrivateHost(host)).toBe(true);
});

test("an address of a connection is this machine's in any form", () => {
  for (const address of ["127.0.0.1", "127.9.9.9", "::1", "::ffff:127.0.0.1"]) {
    expect(isLoopbackAddress(address), address).toBe(true);
  }
  for (const address of [
    "10.0.0.4",
    "::ffff:10.0.0.4",
    "fe80::1%eth0",
    "::",
    "0.0.0.0",
    "localhost",
    "",
    undefined,
  ]) {
    expect(isLoopbackAddress(address), address).toBe(false);
  }
});

test.each([
  "10.0.0.4",
  "192.168.1.2",
  "172.16.0.1",
  "172.31.9.9",
  "[fd00::1]",
  "[fe80::1]",
  "nas",
  "cards.local",
])("%s is private", (host) => {
  expect(isLoopbackHost(host)).toBe(false);
  expect(isPrivateHost(host)).toBe(true);
});

test.each([
  "cards.example",
  "172.32.0.1",
  "8.8.8.8",
  "[2001:db8::1]",
  "localhost.example",
  "127.0.0.1.example",
])("%s is public", (host) => {
  expect(isPrivateHost(host)).toBe(false);
});
