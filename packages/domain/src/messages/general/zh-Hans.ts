import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  accountLeaving: "你的账号正在关闭，请先恢复。",
  checkField: "请检查这一项。",
  checkingPerson: "正在确认你是真人，只需几秒钟。",
  checkInput: "请检查填写的内容。",
  fileTakesTooMuch: "读取这个文件用时太长，请拆分后再试，或重新导出。",
  forbidden: "无权访问",
  networkError: "网络连接失败，请重试。",
  notFound: "没有找到你要的内容。",
  onlyJson: "请求必须以 application/json 发送。",
  onlyZip: "请发送 ZIP 文件。",
  sent: "已发送",
  signInFirst: "请先登录再继续。",
  tooLarge: "太大了。",
  tooBusy: "系统有点忙，请稍等一下再试。",
  unexpected: "出了点问题，请稍后再试。",
  tooManyAttempts: {
    other: "尝试次数过多，请在 {seconds} 秒后再试。",
  },
} satisfies TranslationOf<typeof english>;
