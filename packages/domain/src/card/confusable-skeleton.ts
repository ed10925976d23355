import { usernameSkeleton } from "./username-skeleton.ts";

/**
 * Letters of other scripts that are drawn like a Latin one, in lower case: the part of the confusables of UTS 39 with
 * which names are forged.
 */
const LATIN_LOOKALIKES: Readonly<Record<string, string>> = {
  а: "a",
  ɑ: "a",
  α: "a",
  в: "b",
  ь: "b",
  с: "c",
  ϲ: "c",
  ԁ: "d",
  ɗ: "d",
  е: "e",
  є: "e",
  ε: "e",
  ҽ: "e",
  ɡ: "g",
  ց: "g",
  һ: "h",
  н: "h",
  հ: "h",
  і: "i",
  ι: "i",
  ı: "i",
  ј: "j",
  к: "k",
  κ: "k",
  ӏ: "l",
  ℓ: "l",
  м: "m",
  ո: "n",
  п: "n",
  η: "n",
  о: "o",
  ο: "o",
  օ: "o",
  σ: "o",
  р: "p",
  ρ: "p",
  ԛ: "q",
  г: "r",
  ѕ: "s",
  т: "t",
  τ: "t",
  ս: "u",
  υ: "u",
  ѵ: "v",
  ν: "v",
  ԝ: "w",
  ѡ: "w",
  ω: "w",
  х: "x",
  χ: "x",
  у: "y",
  γ: "y",
  ᴢ: "z",
};

/** Latin letters and digits alone, after compatibility forms (fullwidth, ligatures, circled) and accents are taken off. */
export function plainLetters(text: string): string {
  return text
    .normalize("NFKD")
    .toLowerCase()
    .replace(/\p{M}/gu, "")
    .replace(/\p{Default_Ignorable_Code_Point}/gu, "");
}

/** The skeleton of a name in any script: names that are easily mistaken for each other have the same one. */
export function confusableSkeleton(text: string): string {
  const folded = [...plainLetters(text)].map((letter) => LATIN_LOOKALIKES[letter] ?? letter).join("");
  return usernameSkeleton(folded);
}
