import type { OwnCard } from "@visita/domain/card/card.contract";
import { oneLine } from "@visita/domain/card/text.rules";
import type { ThemeKey } from "@visita/domain/card/themes";
import { utcToday } from "@visita/domain/format";
import type { AddCardLinkInput, NamedLink } from "@visita/domain/link/link.contract";
import { LINK_NAME_MAX, linkNameProblem, proposeSlug, slugProblem } from "@visita/domain/link/link.rules";
import { publicCard } from "@visita/domain/messages/public-card";
import { linksPage } from "@visita/domain/owner-messages/links";
import { Handshake } from "lucide-react";
import { useState } from "react";
import { cardPath, displayLink } from "../../lib/card-path.ts";
import { copyText } from "../../lib/copy-text.ts";
import { useTranslate } from "../../lib/language.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { TaggedText } from "../../ui/tagged-text.tsx";
import { TextField } from "../../ui/text-field.tsx";
import { notify } from "../../ui/toast.tsx";
import type { LinkList } from "./link.queries.ts";
import { useLinkChanges } from "./link.queries.ts";
import { LinkDialogs } from "./link-dialogs.tsx";
import { LinkForm } from "./link-form.tsx";
import { newSecret } from "./secret.ts";
import { SecretAddressField } from "./secret-address.tsx";
import { ShownChannels } from "./shown-channels.tsx";
import { useLinkForm } from "./use-link-form.ts";

type NewLinkDialogProps = {
  card: OwnCard;
  list: LinkList;
  isOpen: boolean;
  onOpenChange: (isOpen: boolean) => void;
};

/** After a link is made, its code is shown; without codes its link is copied. */
export function NewLinkDialog({ card, list, isOpen, onOpenChange }: NewLinkDialogProps) {
  const t = useTranslate(linksPage);
  const { add } = useLinkChanges(card.cardid);
  const [madeId, setMadeId] = useState<string>();

  async function onMade(link: NamedLink) {
    onOpenChange(false);
    if (list.qrCode) return setMadeId(link.linkid);
    const isCopied = await copyText(link.url);
    notify.success(t(isCopied ? "madeAndCopied" : "made", { address: displayLink(link.url) }));
  }

  return (
    <>
      <Dialog isOpen={isOpen} onOpenChange={onOpenChange} title={t("makeALink")}>
        <NewLinkForm
          add={add}
          prefix={`${cardPath(card.username)}/`}
          color={card.color}
          ownChannels={{ username: card.username, linkOnly: list.linkOnly }}
          dayHint={t("newLastDayHint")}
          onMade={(link) => void onMade(link)}
        />
      </Dialog>
      <LinkDialogs
        card={card}
        list={list}
        dialog={madeId === undefined ? undefined : { kind: "code", linkid: madeId }}
        onClose={() => setMadeId(undefined)}
      />
    </>
  );
}

type NewLinkFormProps<Link> = {
  add: (body: AddCardLinkInput) => Promise<Link>;
  /** What stands before the end of the address. */
  prefix: string;
  color: ThemeKey;
  /** What follows the last day. */
  dayHint: string;
  /** Of one card: channels that only links show. */
  ownChannels?: { username: string; linkOnly: readonly string[] };
  onMade: (link: Link) => void;
};

export function NewLinkForm<Link>(props: NewLinkFormProps<Link>) {
  const { add, prefix, color, dayHint, ownChannels, onMade } = props;
  const t = useTranslate(linksPage);
  const [name, setName] = useState("");
  /** Follows the name until somebody changes it. */
  const [typedSlug, setTypedSlug] = useState<string>();
  const [lastDay, setLastDay] = useState("");
  const [shows, setShows] = useState<readonly string[]>([]);
  const [secret, setSecret] = useState(newSecret);
  const isSecret = shows.length > 0;
  const slug = typedSlug ?? proposeSlug(name);
  /** Of a secret, which may stand alone. */
  const start = slugProblem(slug) ? "" : slug;
  const form = useLinkForm({
    check: () => ({ name: linkNameProblem(name), slug: isSecret ? null : slugProblem(slug) }),
    send: () => {
      const link = { name, slug, lastDay: lastDay || null };
      return add(isSecret ? { ...link, slug: start, shows: [...shows], secret } : link);
    },
    onDone: onMade,
  });
  const letters = [...oneLine(name)].length;
  return (
    <LinkForm form={form} submitLabel={t("makeLink")} busyLabel={t("making")}>
      <TextField
        {...form.field("name")}
        label={t("name")}
        isRequired
        dir="auto"
        autoComplete="off"
        value={name}
        labelEnd={
          <span className={letters > LINK_NAME_MAX ? "text-caption text-danger" : "text-caption text-muted"}>
            {t("lettersOf", { letters: String(letters), max: LINK_NAME_MAX })}
          </span>
        }
        hint={t(isSecret ? "onlyYouRead" : "nameHint")}
        onChange={(event) => {
          setName(event.target.value);
          form.forget("name");
          if (typedSlug === undefined) form.forget("slug");
        }}
      />
      {ownChannels && ownChannels.linkOnly.length > 0 && (
        <ShownChannels all={ownChannels.linkOnly} shown={shows} onChange={setShows} />
      )}
      {isSecret && ownChannels ? (
        <SecretAddressField
          username={ownChannels.username}
          prefix={start}
          secret={secret}
          onRenew={() => setSecret(newSecret())}
        />
      ) : (
        <TextField
          {...form.field("slug")}
          label={t("link")}
          isRequired
          prefix={prefix}
          autoComplete="off"
          autoCapitalize="none"
          autoCorrect="off"
          spellCheck={false}
          value={slug}
          hint={t("linkHint")}
          onChange={(event) => {
            setTypedSlug(event.target.value);
            form.forget("slug");
          }}
        />
      )}
      <TextField
        {...form.field("lastDay")}
        label={t("lastDay")}
        isOptional
        type="date"
        min={utcToday()}
        value={lastDay}
        hint={isSecret ? t("lastDayWithoutThem") : dayHint}
        onChange={(event) => {
          setLastDay(event.target.value);
          form.forget("lastDay");
        }}
      />
      {!isSecret && <MetNotice color={color} name={name} />}
    </LinkForm>
  );
}

type MetNoticeProps = { color: OwnCard["color"]; name: string };

/** How visitors read the name of a link. */
function MetNotice({ color, name }: MetNoticeProps) {
  const t = useTranslate(linksPage);
  const onCard = useTranslate(publicCard);
  return (
    <p
      data-card={color}
      className="flex items-center gap-2.5 rounded-md bg-card-tile px-3.75 py-3 text-small leading-[1.4]"
    >
      <Handshake aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-card-deep" />
      <span className="min-w-0 wrap-anywhere">
        <TaggedText
          text={t("onTheCard", { line: onCard("metAt", { name: oneLine(name) || "…" }) })}
          tags={{ line: (line) => <b className="font-semibold">{line}</b> }}
        />
      </span>
    </p>
  );
}
