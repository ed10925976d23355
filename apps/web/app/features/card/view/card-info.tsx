import type { ChannelKey } from "@visita/domain/card/channels";
import type { Contacts } from "@visita/domain/card/contacts";
import { arrangeChannels, type ShownChannel, type ShownGroup } from "./arrange-channels.ts";
import { PlaceholderTile, SquareTile, WideTile } from "./channel-tile.tsx";
import { CopyTile } from "./copy-tile.tsx";

const PLACEHOLDERS: readonly { key: ChannelKey; label: string; hint: string }[] = [
  { key: "phonenumber", label: "Phone", hint: "Your phone number" },
  { key: "email", label: "Email", hint: "Your email" },
  { key: "sms", label: "SMS", hint: "Your text number" },
  { key: "address", label: "Address", hint: "Where to find you" },
  { key: "website", label: "Website", hint: "Your website" },
];

type CardInfoProps = { contacts: Contacts; order?: readonly string[]; isPreview: boolean };

export function CardInfo({ contacts, order, isPreview }: CardInfoProps) {
  const { rows, groups } = arrangeChannels(contacts, order);
  if (!isPreview && rows.length === 0 && groups.length === 0) {
    return <p className="card-empty">No contact details yet.</p>;
  }
  return (
    <>
      <div className="card-rows">{isPreview ? <RowsWithPlaceholders rows={rows} /> : rows.map(row)}</div>
      {groups.map((group) => (
        <Group key={group.title} group={group} isPreview={isPreview} />
      ))}
    </>
  );
}

function row(channel: ShownChannel) {
  return channel.href === null ? (
    <CopyTile key={channel.key} channel={channel} />
  ) : (
    <WideTile key={channel.key} channel={channel} />
  );
}

function RowsWithPlaceholders({ rows }: { rows: readonly ShownChannel[] }) {
  const others = rows.filter(({ key }) => !PLACEHOLDERS.some((placeholder) => placeholder.key === key));
  return (
    <>
      {PLACEHOLDERS.map(({ key, label, hint }) => {
        const filled = rows.find((channel) => channel.key === key);
        return filled ? row(filled) : <PlaceholderTile key={key} channel={key} label={label} hint={hint} />;
      })}
      {others.map(row)}
    </>
  );
}

type GroupProps = { group: ShownGroup; isPreview: boolean };

/** Values to copy need the full width and come last, so that the squares before them leave no gap. */
function Group({ group: { title, linked, texts }, isPreview }: GroupProps) {
  const Title = isPreview ? "p" : "h2";
  return (
    <>
      <Title className="card-group-title">{title}</Title>
      <div className="card-squares">
        {linked.map((channel) => (
          <SquareTile key={channel.key} channel={channel} />
        ))}
        {texts.map((channel) => (
          <CopyTile key={channel.key} channel={channel} />
        ))}
      </div>
    </>
  );
}
