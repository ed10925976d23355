import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "通知",
  close: "關閉",
  saveToFavourites: "加入收藏",
  savedToFavourites: "已收藏",
  favouriteAdded: "已收藏 {name} 的名片。",
  favouriteRemoved: "已取消收藏 {name} 的名片。",
  addFailed: "無法收藏這張名片。",
  removeFailed: "無法取消收藏這張名片。",
  favouritesFull: "最多可收藏 500 張名片。請先取消收藏一張，再加入新的。",
  editCard: "編輯這張名片",
  goToDashboard: "前往管理頁面",
  contactDownloaded: "已下載聯絡方式。開啟檔案，就能加入聯絡人。",
  contactFailed: "無法下載聯絡方式，請再試一次。",
  letThemKnow: "讓 {name} 認識你",
  copied: "已複製",
  copyValueFailed: "無法複製，請手動選取文字。",
  linkCopied: "已複製連結",
  linkCopiedFor: "已複製連結，請貼到 {place}。",
  copyFailed: "無法複製，請手動選取連結。",
  shareFailed: "無法分享，請試試下面的其他方式。",
  qrDownloadFailed: "無法下載 QR Code。",
} satisfies TranslationOf<typeof english>;
