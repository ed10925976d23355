import type { ChannelKey } from "@visita/domain/card/channels";
import type { Contacts } from "@visita/domain/card/contacts";
import { channelNames } from "@visita/domain/messages/channels";
import { publicCard } from "@visita/domain/messages/public-card";
import { cardPreview } from "@visita/domain/owner-messages/card-preview";
import { useTranslate } from "../../../lib/language.tsx";
import { arrangeChannels, type ShownChannel, type ShownGroup } from "./arrange-channels.ts";
import { PlaceholderTile, SquareTile, WideTile } from "./channel-tile.tsx";
import { CopyTile } from "./copy-button.tsx";

const PLACEHOLDERS = [
  "phonenumber",
  "email",
  "sms",
  "address",
  "website",
] as const satisfies readonly ChannelKey[];

type MayHave = (channel: string) => boolean;
type CardInfoProps = {
  contacts: Contacts;
  order?: readonly string[];
  isPreview: boolean;
  mayHave?: MayHave | undefined;
};

export function CardInfo({ contacts, order, isPreview, mayHave = () => true }: CardInfoProps) {
  const t = useTranslate(publicCard);
  const { rows, groups } = arrangeChannels(contacts, order);
  if (!isPreview && rows.length === 0 && groups.length === 0) {
    return <p className="card-empty">{t("noContacts")}</p>;
  }
  return (
    <>
      <div className="card-rows">
        {isPreview ? (
          <RowsWithPlaceholders rows={rows} isOrdered={(order?.length ?? 0) > 0} mayHave={mayHave} />
        ) : (
          rows.map(row)
        )}
      </div>
      {groups.map((group) => (
        <Group key={group.name} group={group} isPreview={isPreview} />
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

type RowsWithPlaceholdersProps = { rows: readonly ShownChannel[]; isOrdered: boolean; mayHave: MayHave };

/** A placeholder stands where its channel will be: in its place, or behind channels that their owner has put in order. */
function RowsWithPlaceholders({ rows, isOrdered, mayHave }: RowsWithPlaceholdersProps) {
  const t = useTranslate(cardPreview);
  const channelName = useTranslate(channelNames);
  const isFixed = ({ key }: ShownChannel) => PLACEHOLDERS.some((placeholder) => placeholder === key);
  const [fixed, others] = isOrdered ? [[], rows] : [rows, rows.filter((channel) => !isFixed(channel))];
  const placed = PLACEHOLDERS.filter(mayHave).map((key) => {
    const filled = fixed.find((channel) => channel.key === key);
    if (filled) return row(filled);
    const isShown = rows.some((channel) => channel.key === key);
    return !isShown && <PlaceholderTile key={key} channel={key} label={channelName(key)} hint={t(key)} />;
  });
  return isOrdered ? [others.map(row), placed] : [placed, others.map(row)];
}

type GroupProps = { group: ShownGroup; isPreview: boolean };

/** Values to copy need the full width and come last, so that the squares before them leave no gap. */
function Group({ group: { name, linked, texts }, isPreview }: GroupProps) {
  const t = useTranslate(channelNames);
  const Title = isPreview ? "p" : "h2";
  return (
    <>
      <Title className="card-group-title">{t(name)}</Title>
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
