import type { TranslationOf } from "../../language/message.ts";
import type english from "./en.ts";

export default {
  time: "日時（UTC）",
  who: "実行者",
  what: "操作",
  about: "対象",
  number: "件数",

  team_started: "チームを作成",
  team_renamed: "チーム名を変更",
  team_deleted: "チームを削除",
  team_restored: "チームを復元",
  joining_changed: "アドレスによる参加を変更",
  template_added: "テンプレートを追加",
  template_renamed: "テンプレート名を変更",
  template_changed: "テンプレートを変更",
  template_undone: "テンプレートの変更を取り消し",
  template_deleted: "テンプレートを削除",
  people_invited: "招待",
  invitation_renewed: "招待を更新",
  invitation_taken_back: "招待を取り消し",
  invitation_taken: "招待を承諾",
  invitation_declined: "招待を辞退",
  person_joined: "参加",
  person_left: "退出",
  person_removed: "チームから外した",
  people_moved: "別のテンプレートに移動",
  role_changed: "役割を変更",
  card_corrected: "名刺を修正",
} satisfies TranslationOf<typeof english>;
