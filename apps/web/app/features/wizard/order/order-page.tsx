import type { ChannelKey } from "@visita/domain/card/channels";
import { channelNames } from "@visita/domain/messages/channels";
import { wizardTexts } from "@visita/domain/owner-messages/wizard";
import { Keyboard } from "lucide-react";
import { type ReactNode, type RefObject, useEffect, useRef, useState } from "react";
import { useLocation, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { Button } from "../../../ui/button.tsx";
import { ReorderList } from "../../../ui/reorder-list.tsx";
import { TaggedText } from "../../../ui/tagged-text.tsx";
import { VisuallyHidden } from "../../../ui/text-parts.tsx";
import { useChannelName } from "../../card/public/use-channel-name.ts";
import { channelGroups } from "../../card/view/arrange-channels.ts";
import { ChannelIcon } from "../../card/view/channel-icon.tsx";
import { PreviewColumn, usePreviewCard } from "../preview/preview-card.tsx";
import { PreviewPeek } from "../preview/preview-peek.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { WizardFrame } from "../wizard-frame.tsx";

/** A page of the editor on which the filled channels are put in order, group by group. It is saved with the card. */
export function OrderPage({ label, onDone }: { label: string; onDone: () => void }) {
  const { store } = useWizard();
  const t = useTranslate(wizardTexts);
  const groupNames = useTranslate(channelNames);
  const channelName = useChannelName();
  const order = useWizardState((state) => state.values.channelOrder);
  const [before] = useState(order);
  const { contacts } = usePreviewCard(1);
  const groups = channelGroups(contacts, order);
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus({ preventScroll: true }), []);

  return (
    <WizardFrame
      label={<span className="truncate text-small text-muted">{label}</span>}
      side={<PreviewColumn />}
      foot={<OrderFoot onReset={() => store.set("channelOrder", before)} onDone={onDone} />}
    >
      <h1 ref={heading} tabIndex={-1} className="type-title">
        {t("orderOfChannels")}
      </h1>
      <p className="mt-1 mb-6 max-w-prose text-muted">{t("orderHint")}</p>
      {groups.length === 0 && <p>{t("noChannels")}</p>}
      {groups.map(({ name: group, channels }) => (
        <section key={group} aria-label={groupNames(group)} className="mb-7">
          <h2 className="mb-2.5 text-small font-semibold text-muted">{groupNames(group)}</h2>
          <ReorderList
            label={groupNames(group)}
            items={channels.map((channel) => ({
              ...channel,
              name: channel.title ?? channelName(channel.key),
            }))}
            onReorder={(moved) => store.set("channelOrder", orderWith(groups, group, moved))}
            placeOf={({ name }, place, count) =>
              t("placeInGroup", { name, place, count, group: groupNames(group) })
            }
          >
            {({ key, name, text }) => (
              <>
                <span className="grid w-8 shrink-0 place-items-center text-accent">
                  <ChannelIcon channel={key} size={22} />
                </span>
                <div className="min-w-0 leading-[1.3]">
                  <p className="font-semibold wrap-anywhere">
                    <bdi>{name}</bdi>
                  </p>
                  <bdi className="hidden truncate text-small text-muted md:block">{text}</bdi>
                </div>
              </>
            )}
          </ReorderList>
        </section>
      ))}
      {groups.length > 0 && <KeyboardHint />}
    </WizardFrame>
  );
}

function OrderFoot({ onReset, onDone }: { onReset: () => void; onDone: () => void }) {
  const t = useTranslate(wizardTexts);
  return (
    <div className="fixed inset-x-0 bottom-0 z-15 border-t border-line bg-bg lg:static lg:col-start-1 lg:row-start-3">
      {!useIsWide() && <PreviewPeek />}
      <div className="mx-auto flex max-w-184 gap-3 px-gutter pt-3 pb-[calc(0.75rem+env(safe-area-inset-bottom))] lg:justify-between lg:px-10 lg:py-4">
        <Button variant="secondary" onClick={onReset} className="min-h-13! lg:min-h-control! lg:min-w-34">
          {t("reset")}
        </Button>
        <Button onClick={onDone} className="min-h-13! flex-1 lg:min-h-control! lg:min-w-34 lg:flex-none">
          {t("done")}
        </Button>
      </div>
    </div>
  );
}

function KeyboardHint() {
  const t = useTranslate(wizardTexts);
  return (
    <p className="flex gap-3 text-small leading-[1.8] text-muted">
      <Keyboard aria-hidden="true" size={20} strokeWidth={1.75} className="mt-1 shrink-0" />
      <span>
        <TaggedText
          text={t("keyboardHint")}
          tags={{
            key: (name) => <Key>{name}</Key>,
            up: (name) => <ArrowKey sign="↑" name={name} />,
            down: (name) => <ArrowKey sign="↓" name={name} />,
          }}
        />
      </span>
    </p>
  );
}

function ArrowKey({ sign, name }: { sign: string; name: string }) {
  return (
    <Key>
      <span aria-hidden="true">{sign}</span>
      <VisuallyHidden>{name}</VisuallyHidden>
    </Key>
  );
}

function Key({ children }: { children: ReactNode }) {
  return (
    <kbd className="rounded-xs border border-line-strong border-b-2 bg-surface px-1.5 py-0.5 font-sans text-caption font-semibold whitespace-nowrap text-text">
      {children}
    </kbd>
  );
}

type Keyed = { readonly key: ChannelKey };
type Group = { readonly name: string; readonly channels: readonly Keyed[] };

/** The order of all channels after those of one group were moved. */
export function orderWith(groups: readonly Group[], name: string, moved: readonly Keyed[]): ChannelKey[] {
  return groups.flatMap((group) => (group.name === name ? moved : group.channels).map(({ key }) => key));
}

/** The page on which channels are put in order is an entry of the history, like the steps: the back button leaves it. */
export function useOrdering(stepHeading: RefObject<HTMLElement | null>) {
  const { pathname, search, state } = useLocation();
  const navigate = useNavigate();
  const isOpen = (state as { isOrdering?: boolean } | null)?.isOrdering === true;
  const wasOpen = useRef(isOpen);
  useEffect(() => {
    if (wasOpen.current && !isOpen) stepHeading.current?.focus({ preventScroll: true });
    wasOpen.current = isOpen;
  }, [isOpen, stepHeading]);
  return {
    isOpen,
    open: () => void navigate(pathname + search, { state: { ...state, isOrdering: true } }),
    close: () => void navigate(-1),
  };
}
