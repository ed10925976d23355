import { CHANNELS, type Channel, type ChannelKey } from "@visita/domain/card/channels";
import { type SortedLink, sortLinks } from "@visita/domain/card/sort-links";
import { formatEnumeration } from "@visita/domain/format";
import { wizardStepTexts } from "@visita/domain/owner-messages/wizard-steps";
import { wizardTeam } from "@visita/domain/owner-messages/wizard-team";
import { ClipboardPaste, Search } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { TextField } from "../../../ui/text-field.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { useWizard } from "../wizard-context.tsx";

const RESULTS_MAX = 5;

type ChannelBoxProps = {
  /** Pages that the plan opens; with one alone there is nothing to find. */
  openPages: number;
  onOpenField: (field: string) => void;
};

type Sorted = {
  readonly added: readonly SortedLink[];
  /** Channels that held something else already. */
  readonly kept: readonly ChannelKey[];
  readonly locked: readonly ChannelKey[];
  readonly unknown: readonly string[];
};

/** One box for two things: a word finds its channel, links are sorted into theirs. */
export function ChannelBox({ openPages, onOpenField }: ChannelBoxProps) {
  const { store, features } = useWizard();
  const t = useTranslate(wizardStepTexts);
  const nameOf = useChannelName();
  const [text, setText] = useState("");
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const canFind = openPages > 1;
  const Icon = canFind ? Search : ClipboardPaste;
  const found = canFind ? findChannels(text, nameOf).filter(({ key }) => features.channel(key)) : [];

  function type(value: string) {
    setText(value);
    setSorted(null);
  }

  /** False when there is no link in it. */
  function sort(pasted: string): boolean {
    const { links, unknown } = sortLinks(pasted);
    if (links.length === 0) return false;
    const { contacts } = store.get().values;
    const held = (key: ChannelKey) => (contacts[key]?.value ?? "").trim();
    const open = links.filter(({ key }) => features.channel(key));
    const added = open.filter(({ key, value }) => held(key) === "" || held(key) === value);
    for (const { key, value } of added) store.setContact(key, { value });
    setSorted({
      added,
      kept: keysOf(open.filter((link) => !added.includes(link))),
      locked: keysOf(links.filter(({ key }) => !features.channel(key))),
      unknown,
    });
    setText("");
    return true;
  }

  function pasteLinks(event: ClipboardEvent) {
    if (sort(event.clipboardData.getData("text"))) event.preventDefault();
  }

  function open({ key }: { key: ChannelKey }) {
    setText("");
    onOpenField(`contacts.${key}`);
  }

  function answerEnter(event: KeyboardEvent) {
    if (event.key !== "Enter" || event.nativeEvent.isComposing || text.trim() === "") return;
    event.preventDefault();
    const [first] = found;
    if (first) open(first);
    else if (!sort(text)) setSorted({ added: [], kept: [], locked: [], unknown: [text.trim()] });
  }

  return (
    <div className="mb-6">
      <TextField
        label={t(canFind ? "findOrPaste" : "pasteLinks")}
        hint={t("pasteHint")}
        leading={<Icon aria-hidden="true" size={20} strokeWidth={1.75} />}
        autoComplete="off"
        autoCapitalize="none"
        autoCorrect="off"
        spellCheck={false}
        enterKeyHint="go"
        value={text}
        onChange={(event) => type(event.target.value)}
        onPaste={pasteLinks}
        onKeyDown={answerEnter}
      />
      {found.length > 0 && (
        <ul aria-label={t("channelsFound")} className="mt-2 flex flex-wrap gap-2">
          {found.slice(0, RESULTS_MAX).map((channel) => (
            <li key={channel.key}>
              <button
                type="button"
                onClick={() => open(channel)}
                className="inline-flex min-h-touch items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-small font-semibold hover:bg-sunk"
              >
                <ChannelIcon channel={channel.key} size={18} className="shrink-0" />
                {nameOf(channel.key)}
              </button>
            </li>
          ))}
        </ul>
      )}
      <div role="status">{sorted && <SortedNotice sorted={sorted} onOpen={open} />}</div>
    </div>
  );
}

type SortedNoticeProps = { sorted: Sorted; onOpen: (link: SortedLink) => void };

function SortedNotice({ sorted: { added, kept, locked, unknown }, onOpen }: SortedNoticeProps) {
  const t = useTranslate(wizardStepTexts);
  const teamText = useTranslate(wizardTeam);
  const { team } = useWizard();
  const nameOf = useChannelName();
  const named = (keys: readonly ChannelKey[]) => formatEnumeration(t.language, keys.map(nameOf));
  const tagged = formatEnumeration(
    t.language,
    added.map(({ key }) => `<${key}>${nameOf(key)}</${key}>`),
  );
  const draw = (link: SortedLink) => (name: string) => (
    <button type="button" onClick={() => onOpen(link)} className="type-link rounded-xs py-1.5">
      {name}
    </button>
  );
  return (
    <div className="mt-3">
      <Notice tone={added.length > 0 ? "success" : "warning"}>
        {added.length > 0 && (
          <p>
            <TaggedText
              text={t("filledIn", { channels: tagged })}
              tags={Object.fromEntries(added.map((link) => [link.key, draw(link)]))}
            />
          </p>
        )}
        {kept.length > 0 && <p>{t("notChanged", { channels: named(kept) })}</p>}
        {locked.length > 0 && (
          <p>
            {team
              ? teamText("notOnCards", { team: team.name, channels: named(locked) })
              : t("needsPremium", { channels: named(locked) })}
          </p>
        )}
        {unknown.length > 0 && (
          <p className="wrap-anywhere">
            {t("notRecognised", { texts: formatEnumeration(t.language, unknown) })}
          </p>
        )}
      </Notice>
    </div>
  );
}

/** By the beginning of any of its words; what begins the name comes first. */
function findChannels(text: string, nameOf: (key: ChannelKey) => string): Channel[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const place = ({ key }: Channel) => {
    const name = ` ${nameOf(key).toLowerCase()}`;
    const at = name.indexOf(` ${wanted}`);
    return at < 0 && key.startsWith(wanted) ? name.length : at;
  };
  return CHANNELS.filter((channel) => place(channel) >= 0).sort((a, b) => place(a) - place(b));
}

function keysOf(links: readonly SortedLink[]): ChannelKey[] {
  return links.map(({ key }) => key);
}
