import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  messages: "알림",
  close: "닫기",
  saveToFavourites: "즐겨찾기에 추가",
  savedToFavourites: "즐겨찾기에 추가됨",
  favouriteAdded: "{name}님의 명함을 즐겨찾기에 추가했어요.",
  favouriteRemoved: "{name}님의 명함을 즐겨찾기에서 뺐어요.",
  addFailed: "즐겨찾기에 추가하지 못했어요.",
  removeFailed: "즐겨찾기에서 빼지 못했어요.",
  favouritesFull: "즐겨찾기는 500개까지 저장할 수 있어요. 새로 추가하려면 하나를 빼 주세요.",
  editCard: "이 명함 편집",
  goToDashboard: "대시보드로 이동",
  contactDownloaded: "연락처를 다운로드했어요. 파일을 열면 연락처에 저장할 수 있어요.",
  contactFailed: "연락처를 다운로드하지 못했어요. 다시 시도해 주세요.",
  letThemKnow: "{name}님께 나를 소개해 보세요",
  copied: "복사됨",
  copyValueFailed: "복사하지 못했어요. 텍스트를 직접 선택해 주세요.",
  linkCopied: "링크를 복사했어요",
  linkCopiedFor: "링크를 복사했어요. {place}에 붙여 넣으세요.",
  copyFailed: "복사하지 못했어요. 링크를 직접 선택해 주세요.",
  shareFailed: "공유하지 못했어요. 아래의 다른 방법을 써 보세요.",
  qrDownloadFailed: "QR 코드를 다운로드하지 못했어요.",
} satisfies TranslationOf<typeof english>;
