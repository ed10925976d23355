import { expect, test } from "vitest";
import { networkOf, networksOf } from "./network.ts";

test.each([
  ["203.0.113.7", "203.0.113.7"],
  ["::ffff:203.0.113.7", "203.0.113.7"],
  ["2001:db8:1:2:3:4:5:6", "2001:db8:1:2::/64"],
  ["2001:db8:1:2::9", "2001:db8:1:2::/64"],
  ["2001:0db8:0001:0002::9", "2001:db8:1:2::/64"],
  ["2001:db8::9", "2001:db8:0:0::/64"],
  ["fe80::1%eth0", "fe80:0:0:0::/64"],
  ["::1", "0:0:0:0::/64"],
  // As proxies write it that tell the port of a connection too: otherwise each connection would be a network.
  ["203.0.113.7:52114", "203.0.113.7"],
  ["[2001:db8:1:2::9]:443", "2001:db8:1:2::/64"],
  ["[2001:db8:1:2::9]", "2001:db8:1:2::/64"],
])("%s is counted as %s", (ip, network) => {
  expect(networkOf(ip)).toBe(network);
  expect(networksOf(ip)[0]).toEqual({ key: network, share: 1 });
});

test.each([
  ["203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["::ffff:203.0.113.7", ["203.0.113.7", "203.0.113.0/24"]],
  ["2001:db8:12:34ab::9", ["2001:db8:12:34ab::/64", "2001:db8:12:3400::/56", "2001:db8:12:0::/48"]],
  ["203.0.113.7:52114", ["203.0.113.7", "203.0.113.0/24"]],
  ["unknown", ["unknown"]],
])("%s is counted in every network around it", (ip, keys) => {
  const networks = networksOf(ip);
  expect(networks.map(({ key }) => key)).toEqual(keys);
  // A wider network may never do less than a narrower one inside of it.
  const shares = networks.map(({ share }) => share);
  expect(shares).toEqual(shares.toSorted((a, b) => a - b));
});
