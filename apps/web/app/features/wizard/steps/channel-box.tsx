import { CHANNELS, type Channel, type ChannelKey, channelOf } from "@visita/domain/card/channels";
import { type SortedLink, sortLinks } from "@visita/domain/card/sort-links";
import { ClipboardPaste, Search } from "lucide-react";
import { type ClipboardEvent, type KeyboardEvent, useState } from "react";
import { Notice } from "../../../ui/notice.tsx";
import { TextField } from "../../../ui/text-field.tsx";
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
  /** Labels of channels that held something else already. */
  readonly kept: readonly string[];
  readonly locked: readonly string[];
  readonly unknown: readonly string[];
};

/** One box for two things: a word finds its channel, links are sorted into theirs. */
export function ChannelBox({ openPages, onOpenField }: ChannelBoxProps) {
  const { store, features } = useWizard();
  const [text, setText] = useState("");
  const [sorted, setSorted] = useState<Sorted | null>(null);
  const canFind = openPages > 1;
  const Icon = canFind ? Search : ClipboardPaste;
  const found = canFind ? findChannels(text).filter(({ key }) => features.channel(key)) : [];

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
      kept: labelsOf(open.filter((link) => !added.includes(link))),
      locked: labelsOf(links.filter(({ key }) => !features.channel(key))),
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
        label={canFind ? "Find a channel, or paste your links" : "Paste your links"}
        hint="We sort links, numbers and addresses into their fields, several at once if you like."
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
        <ul aria-label="Channels found" className="mt-2 flex flex-wrap gap-2">
          {found.slice(0, RESULTS_MAX).map((channel) => (
            <li key={channel.key}>
              <button
                type="button"
                onClick={() => open(channel)}
                className="inline-flex min-h-touch items-center gap-2 rounded-md border-[1.5px] border-line-strong bg-surface px-3 text-small font-semibold hover:bg-sunk"
              >
                <ChannelIcon channel={channel.key} size={18} className="shrink-0" />
                {channel.label}
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
  return (
    <div className="mt-3">
      <Notice tone={added.length > 0 ? "success" : "warning"}>
        {added.length > 0 && (
          <p>
            {"Filled in: "}
            {added.map((link, index) => (
              <span key={link.key}>
                {index > 0 && ", "}
                <button type="button" onClick={() => onOpen(link)} className="type-link rounded-xs py-1.5">
                  {channelOf(link.key)?.label}
                </button>
              </span>
            ))}
            .
          </p>
        )}
        {kept.length > 0 && <p>{`Not changed, already filled in: ${kept.join(", ")}.`}</p>}
        {locked.length > 0 && <p>{`Needs Premium: ${locked.join(", ")}.`}</p>}
        {unknown.length > 0 && <p className="wrap-anywhere">{`Not recognised: ${unknown.join(", ")}.`}</p>}
      </Notice>
    </div>
  );
}

/** By the beginning of any of its words; what begins the name comes first. */
function findChannels(text: string): Channel[] {
  const wanted = text.trim().toLowerCase();
  if (wanted === "") return [];
  const place = ({ key, label }: Channel) => {
    const at = ` ${label.toLowerCase()}`.indexOf(` ${wanted}`);
    return at < 0 && key.startsWith(wanted) ? label.length : at;
  };
  return CHANNELS.filter((channel) => place(channel) >= 0).sort((a, b) => place(a) - place(b));
}

function labelsOf(links: readonly SortedLink[]): string[] {
  return links.flatMap(({ key }) => channelOf(key)?.label ?? []);
}
