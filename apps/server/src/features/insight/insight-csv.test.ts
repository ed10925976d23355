import { expect, test } from "vitest";
import { toCsv } from "./insight-csv.ts";

const SUM = { card_id: "a", day: "2026-04-20", kind: "view", source: "", detail: "", count: 1 };
const NAMES = { usernames: new Map([["a", "robin"]]), linkNames: new Map([["l1", "Salone"]]) };

const SUMS = [
  { ...SUM, day: "2026-04-24", source: "qr" },
  { ...SUM, day: "2026-04-23", source: "l1", count: 1_200 },
  { ...SUM, day: "2026-04-22", kind: "tap", detail: "phonenumber" },
  { ...SUM, day: "2026-04-21", kind: "share", detail: "device" },
  { ...SUM, kind: "device", detail: "phone" },
  { ...SUM, day: "2025-09", kind: "visitor", count: 30 },
];

test.each([
  [
    "en",
    "Day (UTC),Card,What,How they came,Detail,Number,Period",
    "2026-04-24,robin,Views,QR code,,1,Day",
    "2026-04-23,robin,Views,Salone,,1200,Day",
    "2026-04-22,robin,Taps,,Phone,1,Day",
    "2026-04-21,robin,Shares,,Share menu of the device,1,Day",
    "2026-04-20,robin,Views by device,,Phone,1,Day",
    "2025-09,robin,Visitors,,,30,Month",
  ],
  [
    "de",
    "Tag (UTC),Karte,Was,Weg,Detail,Anzahl,Zeitraum",
    "2026-04-24,robin,Aufrufe,QR-Code,,1,Tag",
    "2026-04-23,robin,Aufrufe,Salone,,1200,Tag",
    "2026-04-22,robin,Angetippt,,Telefon,1,Tag",
    "2026-04-21,robin,Geteilt,,Teilen-Menü des Geräts,1,Tag",
    "2026-04-20,robin,Aufrufe nach Gerät,,Handy,1,Tag",
    "2025-09,robin,Personen,,,30,Monat",
  ],
] as const)("a table is in the language of its owner: %s", async (language, ...lines) => {
  expect((await toCsv(SUMS, NAMES, language)).split("\r\n")).toEqual([
    `\ufeff${lines[0]}`,
    ...lines.slice(1),
    "",
  ]);
});
