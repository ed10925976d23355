import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "通知",
  close: "关闭",
  saveToFavourites: "加入收藏",
  savedToFavourites: "已收藏",
  favouriteAdded: "已收藏 {name} 的名片。",
  favouriteRemoved: "已取消收藏 {name} 的名片。",
  addFailed: "未能收藏这张名片。",
  removeFailed: "未能取消收藏这张名片。",
  favouritesFull: "最多可收藏 500 张名片。请先取消收藏一张，再添加新的。",
  editCard: "编辑这张名片",
  goToDashboard: "前往管理页面",
  contactDownloaded: "联系方式已下载。打开文件，即可存入通讯录。",
  contactFailed: "无法下载联系方式，请重试。",
  letThemKnow: "让 {name} 认识你",
  copied: "已复制",
  copyValueFailed: "无法复制，请手动选择文字。",
  linkCopied: "链接已复制",
  linkCopiedFor: "链接已复制，请粘贴到 {place}。",
  copyFailed: "无法复制，请手动选择链接。",
  shareFailed: "无法分享，请试试下面的其他方式。",
  qrDownloadFailed: "无法下载二维码。",
} satisfies TranslationOf<typeof english>;
