import { addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { expect, test } from "vitest";
import { metAtLength, metWords } from "./person-words.ts";

const t = await addressBookTexts.load("en");
const addedAt = new Date(new Date().getFullYear(), 3, 12, 16, 40).getTime();

test("says where and when one met, without a break inside the day", () => {
  expect(metWords({ met: "Salone del Mobile", addedAt, origin: "left" }, t)).toEqual({
    where: "Salone del Mobile",
    when: "12\u00a0April",
  });
  expect(metAtLength({ met: "Salone del Mobile", addedAt, origin: "left" }, t)).toEqual({
    where: "Salone del Mobile",
    when: "12\u00a0April,\u00a016:40",
  });
});

test("says how somebody came where it is not known where one met", () => {
  expect(metWords({ met: "", addedAt, origin: "left" }, t)).toEqual({
    where: "On your card",
    when: "12\u00a0April",
  });
  expect(metWords({ met: "", addedAt, origin: "added" }, t)).toEqual({
    where: "Added by hand",
    when: "12\u00a0April",
  });
  expect(metWords({ met: "", addedAt, origin: "imported" }, t)).toEqual({
    where: "Imported",
    when: "12\u00a0April",
  });
});
