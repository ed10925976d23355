import type { OwnCard } from "@visita/domain/card/card.contract";
import type { NamedLink } from "@visita/domain/link/link.contract";
import { prefixOf } from "@visita/domain/link/link.rules";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { linksPage } from "@visita/domain/owner-messages/links";
import { type RefObject, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { Dialog } from "../../ui/dialog.tsx";
import { dialogActionsClasses } from "../../ui/dialog-classes.ts";
import { Notice } from "../../ui/notice.tsx";
import { type LinkList, useLinkChanges } from "./link.queries.ts";
import { LinkForm } from "./link-form.tsx";
import { newSecret } from "./secret.ts";
import { SecretAddress } from "./secret-address.tsx";
import { ShownChannels, useChannelList } from "./shown-channels.tsx";
import { useLinkForm } from "./use-link-form.ts";

type SecretDialogProps = {
  card: OwnCard;
  list: LinkList;
  link: NamedLink;
  returnTo?: RefObject<HTMLElement | null> | undefined;
  onClose: () => void;
};

export function ShownDialog({ card, list, link, returnTo, onClose }: SecretDialogProps) {
  const t = useTranslate(linksPage);
  const common = useTranslate(commonTexts);
  const [shows, setShows] = useState<readonly string[]>(link.shows);
  const { update } = useLinkChanges(card.cardid);
  const form = useLinkForm({
    check: () => ({}),
    send: () => update(link.linkid, { shows: [...shows] }),
    onDone: onClose,
  });
  return (
    <Dialog isOpen onOpenChange={onClose} returnTo={returnTo} title={t("whatItShows")}>
      <LinkForm form={form} submitLabel={common("save")} busyLabel={common("saving")}>
        <ShownChannels all={list.linkOnly} shown={shows} onChange={setShows} />
      </LinkForm>
    </Dialog>
  );
}

/** The address is shown before it takes the place of the one that people have. */
export function NewAddressDialog({ card, link, returnTo, onClose }: SecretDialogProps) {
  const t = useTranslate(linksPage);
  const channels = useChannelList(link.shows);
  const [secret] = useState(newSecret);
  const { update } = useLinkChanges(card.cardid);
  const form = useLinkForm({
    check: () => ({}),
    send: () => update(link.linkid, { secret }),
    onDone: onClose,
  });
  return (
    <Dialog
      isOpen
      onOpenChange={onClose}
      returnTo={returnTo}
      title={t("newAddressFor", { name: link.name })}
      description={channels ? t("sendNewTo", { channels }) : t("oldLeadsToCard")}
    >
      <form noValidate onSubmit={form.onSubmit} className="mt-4 grid grid-cols-[minmax(0,1fr)] gap-4">
        <SecretAddress username={card.username} prefix={prefixOf(link.slug)} secret={secret} />
        {form.failure && (
          <div role="alert">
            <Notice tone="danger">{form.failure}</Notice>
          </div>
        )}
        <div className={`${dialogActionsClasses} mt-2!`}>
          <Button variant="secondary" onClick={onClose}>
            {t("keepOld")}
          </Button>
          <Button type="submit" isBusy={form.isBusy} busyLabel={t("changing")}>
            {t("changeIt")}
          </Button>
        </div>
      </form>
    </Dialog>
  );
}
