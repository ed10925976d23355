import { expect, test } from "vitest";
import { transliterate } from "./transliterate.ts";

test.each([
  ["Größe & Łódź 2027", "grosse & lodz 2027"],
  ["Zoë van Dĳk, Søren Ærø, Þór", "zoe van dijk, soren aero, thor"],
  ["İpek Yıldız, Đặng Thị", "ipek yildiz, dang thi"],
  ["Ελένη Παπαδοπούλου", "eleni papadopoulou"],
  ["Άγγελος Ευαγγέλου", "angelos evangelou"],
  ["Анна Толстая, Андрей Щукин", "anna tolstaya, andrey shchukin"],
  ["Олександра Григоренко, Київ", "oleksandra hryhorenko, kyiv"],
  ["Љубица Ђорђевић", "ljubica djordjevic"],
  ["فاطمة الزهراء", "fatma alzhra"],
  ["وليد ياسين", "wlid yasin"],
  ["さとう はなこ", "satou hanako"],
  ["ジョン・スミス", "jon・sumisu"],
  ["マッチャ きょうと ﾌｧﾋﾞｵ", "matcha kyouto fabio"],
  ["東京", "東京"],
])("%o is written as %o", (text, ascii) => {
  expect(transliterate(text)).toBe(ascii);
});
