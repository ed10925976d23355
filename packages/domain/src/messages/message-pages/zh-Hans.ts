import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  skipToContent: "跳到正文",
  brandHome: "{brand} 首页",
  home: "首页",
  pageNotFound: "找不到页面",
  wentWrong: "出了点问题",
  notFoundTitle: "哎呀，出了点问题。",
  notFoundText: "找不到你要的页面，去首页看看吧。",
  restingTitle: "这张名片正在休息",
  restingText: "名片主人已将它暂停。链接没有错，改天再来看看吧。",
  goneTitle: "这张名片已不存在",
  goneText: "名片主人已将它删除。",
  leftText: "它属于一位已离开团队的人。",
  teamGoneTitle: "这个团队已不存在",
  teamGoneText: "团队所有者已将它删除。",
  takenDownTitle: "这张名片已被下架",
  takenDownText:
    "本站运营者收到举报后将它下架了。如果它是通过邮件或短信发给你的，请不要照那条消息的要求去做。",
  legalTitle: "因法律原因无法显示",
  legalText: "这张名片不能在这里显示。",
  isItYours: "这是你的名片吗？原因写在我们发给你的邮件里，你可以直接回复。",
  filesToo: "这张名片的文件也无法使用。",
  language: "语言：{name}",
} satisfies TranslationOf<typeof english>;
