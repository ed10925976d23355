import { expect, test } from "vitest";
import { missingWords, readGlossary, wordsLine } from "./glossary.mjs";

const document = `Some text.

| | Language | you | card | channel | link | favorite |
|---|---|---|---|---|---|---|
| es | Spanish | tú | tarjeta | canal | enlace | favorito |
| zh-Hans | Chinese, simplified | 你 | 名片 | | 链接 | 收藏 |

| | Language | draft |
|---|---|---|
| es | Spanish | borrador |
`;
const glossary = readGlossary(document);

test("a language has the words of its row, in short and whole", () => {
  expect(wordsLine(glossary.es, { isWhole: false })).toBe(
    "card: tarjeta; channel: canal; link: enlace; favorite: favorito",
  );
  expect(wordsLine(glossary.es, { isWhole: true })).toMatch(/^you: tú; card: tarjeta;.*; draft: borrador$/);
});

test("a row with a gap lacks that word, and a language without a row all four", () => {
  expect(missingWords(glossary.es)).toEqual([]);
  expect(missingWords(glossary["zh-Hans"])).toEqual(["channel"]);
  expect(missingWords(glossary.de)).toEqual(["card", "channel", "link", "favorite"]);
});
