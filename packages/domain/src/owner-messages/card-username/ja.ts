import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  changeLink: "リンクを変更",
  linkToday:
    "現在のリンク：<link>{link}</link>。変更後も1年間は新しいリンクにつながり、ほかの人は取得できません。QRコード、リンク、保存済みの名刺もそのまま使えます。",
  newLink: "新しいリンク",
  check: "確認",
  changing: "変更中…",
  threeTimes: "変更は年に3回までです。",
  twoLeft: "変更は年に3回までです。この変更のあと、あと2回変更できます。",
  oneLeft: "変更は年に3回までです。この変更のあと、あと1回変更できます。",
  lastChange: "変更は年に3回までです。今回が最後の1回です。",
  usedUp: "今年はすでに3回変更しました。次に変更できるのは{day}です。",
  isNowAt: "この名刺のリンクは {path} になりました。",

  freeUsernames: "使えるユーザー名",
  stillFree: "使える候補：",
} satisfies TranslationOf<typeof english>;
