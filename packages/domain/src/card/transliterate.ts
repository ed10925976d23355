/**
 * Names in small letters of ASCII, for URLs: as passports write Greek, Cyrillic and Arabic, and Hepburn for kana. What it
 * does not know, such as Han, stays as it is. A table, because libraries bring one of a hundred kilobytes to the browser.
 */
export function transliterate(text: string): string {
  const composed = text.normalize("NFKC").toLowerCase().replaceAll("й", "y");
  const plain = readKana(composed).normalize("NFKD").replace(/\p{M}/gu, "");
  const letters = lettersOf(composed);
  return plain
    .replace(/(?<![\p{L}])[وي]/gu, (letter) => (letter === "و" ? "w" : "y"))
    .replace(/ου|αυ|ευ|γγ|[^\x20-\x7e]/g, (sign) => letters.get(sign) ?? sign);
}

/** The same letter is written otherwise in languages that some letters give away. */
function lettersOf(text: string): ReadonlyMap<string, string> {
  if (/[іїєґ]/.test(text)) return UKRAINIAN;
  return /[ђјљњћџ]/.test(text) ? SERBIAN : LETTERS;
}

const LETTERS = tableOf(
  "ß:ss æ:ae œ:oe ø:o ł:l đ:d ð:d þ:th ħ:h ŧ:t ŋ:ng ı:i ə:e " +
    "ου:ou αυ:av ευ:ev γγ:ng α:a β:v γ:g δ:d ε:e ζ:z η:i θ:th ι:i κ:k λ:l μ:m ν:n ξ:x ο:o π:p ρ:r σ:s ς:s τ:t υ:y φ:f " +
    "χ:ch ψ:ps ω:o " +
    "а:a б:b в:v г:g д:d е:e ж:zh з:z и:i к:k л:l м:m н:n о:o п:p р:r с:s т:t у:u ф:f х:kh ц:ts ч:ch ш:sh щ:shch ъ: " +
    "ы:y ь: э:e ю:yu я:ya і:i є:ye ґ:g ђ:dj ј:j љ:lj њ:nj ћ:c џ:dz ѕ:dz " +
    "ا:a ب:b ت:t ث:th ج:j ح:h خ:kh د:d ذ:dh ر:r ز:z س:s ش:sh ص:s ض:d ط:t ظ:z ع: غ:gh ف:f ق:q ك:k ل:l م:m ن:n ه:h و:u " +
    "ي:i ة:a ى:a ء: پ:p چ:ch ژ:zh گ:g ک:k ی:i ـ: ’: ʼ:",
);

const UKRAINIAN = new Map([...LETTERS, ...tableOf("г:h и:y")]);
const SERBIAN = new Map([...LETTERS, ...tableOf("ж:z х:h ц:c ч:c ш:s")]);

const KANA = tableOf(
  "あ:a い:i う:u え:e お:o か:ka き:ki く:ku け:ke こ:ko さ:sa し:shi す:su せ:se そ:so た:ta ち:chi つ:tsu て:te と:to " +
    "な:na に:ni ぬ:nu ね:ne の:no は:ha ひ:hi ふ:fu へ:he ほ:ho ま:ma み:mi む:mu め:me も:mo や:ya ゆ:yu よ:yo ら:ra り:ri " +
    "る:ru れ:re ろ:ro わ:wa を:o ん:n が:ga ぎ:gi ぐ:gu げ:ge ご:go ざ:za じ:ji ず:zu ぜ:ze ぞ:zo だ:da ぢ:ji づ:zu で:de " +
    "ど:do ば:ba び:bi ぶ:bu べ:be ぼ:bo ぱ:pa ぴ:pi ぷ:pu ぺ:pe ぽ:po ゔ:vu ぁ:a ぃ:i ぅ:u ぇ:e ぉ:o ゃ:ya ゅ:yu ょ:yo",
);

const SMALL_KANA = "ぁぃぅぇぉゃゅょ";
const KATAKANA_OFFSET = 0x60;

/** A small sign takes the vowel of the one before, and a small tsu doubles the consonant behind it. */
function readKana(text: string): string {
  if (!/[ぁ-ヶ]/.test(text)) return text;
  let read = "";
  let doubles = false;
  let before = "";
  for (const sign of text.replace(/[ァ-ヶ]/g, toHiragana)) {
    const syllable = KANA.get(sign);
    if (sign === "っ") doubles = true;
    else if (sign === "ー") continue;
    else if (syllable === undefined) read += sign;
    else if (SMALL_KANA.includes(sign)) {
      const stem = read.replace(/[aeiou]$/, before === "う" ? "w" : "");
      read = stem + (/(sh|ch|j)$/.test(stem) ? syllable.replace("y", "") : syllable);
    } else {
      if (doubles) read += syllable.startsWith("ch") ? "t" : (syllable[0] ?? "");
      doubles = false;
      read += syllable;
    }
    before = sign;
  }
  return read;
}

function toHiragana(sign: string): string {
  return String.fromCharCode(sign.charCodeAt(0) - KATAKANA_OFFSET);
}

function tableOf(rows: string): ReadonlyMap<string, string> {
  return new Map(rows.split(" ").map((row) => row.split(":") as [string, string]));
}
