import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  people: { one: "{count} জন", other: "{count} জন" },
  foundOf: {
    one: "“{text}” এর জন্য {count} জনের মধ্যে {found} জন",
    other: "“{text}” এর জন্য {count} জনের মধ্যে {found} জন",
  },
  nameOrRole: "নাম বা পদ",
  search: "খুঁজুন",
  nobodyFound: "“{text}” এর জন্য কাউকে পাওয়া যায়নি",
  showAll: { one: "{count} জনকে দেখান", other: "সব {count} জনকে দেখান" },
  previous: "আগের",
  next: "পরের",
  nobodyYet: "এখানে এখনও কাউকে দেখানো হয়নি।",
} satisfies TranslationOf<typeof english>;
