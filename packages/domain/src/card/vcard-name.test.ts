import { expect, test } from "vitest";
import { nameParts } from "./vcard-name.ts";

// biome-ignore format: a table, one name to a line
const NAMES = [
  // written                          family              given           additional        prefix       suffix
  ["Giulia Ferrante",                 "Ferrante",         "Giulia",       "",               "",          ""],
  ["Madonna",                         "",                 "Madonna",      "",               "",          ""],
  ["",                                "",                 "",             "",               "",          ""],
  ["Anna Maria Rossi",                "Rossi",            "Anna",         "Maria",          "",          ""],
  ["Ludwig van Beethoven",            "van Beethoven",    "Ludwig",       "",               "",          ""],
  ["Jan Peter van der Berg",          "van der Berg",     "Jan",          "Peter",          "",          ""],
  ["Juan de la Cruz",                 "de la Cruz",       "Juan",         "",               "",          ""],
  ["Maria De Luca",                   "De Luca",          "Maria",        "",               "",          ""],
  ["Van Morrison",                    "Morrison",         "Van",          "",               "",          ""],
  ["Karl von und zu Berg",            "von und zu Berg",  "Karl",         "",               "",          ""],
  ["Anna Maria von und zum Stein",    "von und zum Stein", "Anna",        "Maria",          "",          ""],
  ["von und zu Berg",                 "von und zu Berg",  "",             "",               "",          ""],
  ["Anna und Karl Berg",              "Berg",             "Anna",         "und Karl",       "",          ""],
  ["van Dijk",                        "van Dijk",         "",             "",               "",          ""],
  ["José Ortega y Gasset",            "Ortega y Gasset",  "José",         "",               "",          ""],
  ["Gabriel García Márquez",          "Márquez",          "Gabriel",      "García",         "",          ""],
  ["Maria de los Angeles Garcia",     "Garcia",           "Maria",        "de los Angeles", "",          ""],
  ["Dr. Ada Lovelace",                "Lovelace",         "Ada",          "",               "Dr.",       ""],
  ["Prof. Dr. Max Planck",            "Planck",           "Max",          "",               "Prof. Dr.", ""],
  ["Dr.",                             "",                 "Dr.",          "",               "",          ""],
  ["Sammy Davis Jr.",                 "Davis",            "Sammy",        "",               "",          "Jr."],
  ["Jane Doe, PhD",                   "Doe",              "Jane",         "",               "",          "PhD"],
  ["Jane Doe, PhD, MBA",              "Doe",              "Jane",         "",               "",          "PhD, MBA"],
  ["Ferrante, Giulia",                "Ferrante",         "Giulia",       "",               "",          ""],
  ["Ferrante, Giulia Maria",          "Ferrante",         "Giulia",       "Maria",          "",          ""],
  ["Иван Иванович Иванов",            "Иванов",           "Иван",         "Иванович",       "",          ""],
  ["أحمد بن محمد",                    "بن محمد",          "أحمد",         "",               "",          ""],
  ["Nguyễn Văn An",                   "An",               "Nguyễn",       "Văn",            "",          ""],
  ["李小龍",                           "李",               "小龍",          "",               "",          ""],
  ["李 小龍",                          "李",               "小龍",          "",               "",          ""],
  ["欧阳娜娜",                          "欧阳",             "娜娜",          "",               "",          ""],
  ["诸葛亮",                           "诸葛",             "亮",            "",               "",          ""],
  ["김민수",                           "김",               "민수",          "",               "",          ""],
  ["김 민수",                          "김",               "민수",          "",               "",          ""],
  ["남궁민수",                          "남궁",             "민수",          "",               "",          ""],
  ["山田太郎",                          "山田",             "太郎",          "",               "",          ""],
  ["山田 太郎",                         "山田",             "太郎",          "",               "",          ""],
  ["マイケル・ジャクソン",                "",                 "マイケル・ジャクソン", "",          "",          ""],
  ["さくら",                           "",                 "さくら",        "",               "",          ""],
  ["李",                              "",                 "李",            "",               "",          ""],
  ["李小龍 Bruce Lee",                 "Lee",              "李小龍",        "Bruce",          "",          ""],
] as const;

test.each(NAMES)("%s", (written, family, given, additional, prefix, suffix) => {
  expect(nameParts(written)).toEqual({ family, given, additional, prefix, suffix });
});

/** Phones display the joined parts instead of the full name, so nothing may be lost or reordered. */
test.each(NAMES.filter(([written]) => !written.includes(",")).map(([written]) => written))(
  "%s is what the parts add up to",
  (written) => {
    const { family, given, additional, prefix, suffix } = nameParts(written);
    const western = [prefix, given, additional, family, suffix].filter((part) => part !== "").join(" ");
    expect([western, `${family}${given}`, `${family} ${given}`]).toContain(written);
  },
);

test.each([",", ", ,", " , PhD", "Jr.", "PhD PhD PhD", "de la", "y y y y", "   ", "Dr. Jr."])(
  "nothing is lost of %j",
  (written) => {
    const letters = Object.values(nameParts(written)).join("").replace(/[\s,]/g, "");
    expect(letters).toHaveLength(written.replace(/[\s,]/g, "").length);
  },
);
