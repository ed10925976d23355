import "./preview-card.css";
import type { SideNumber } from "@visita/domain/card/card-sides";
import type { Contacts } from "@visita/domain/card/contacts";
import { wizardPreviewTexts } from "@visita/domain/owner-messages/wizard-preview";
import {
  memo,
  type RefObject,
  startTransition,
  useEffect,
  useLayoutEffect,
  useMemo,
  useRef,
  useState,
} from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { useIsWide } from "../../../lib/use-media-query.ts";
import { CardView, type CardViewData } from "../../card/view/card-view.tsx";
import { TurningCard } from "../../card/view/turning-card.tsx";
import { AudienceSelect, NotHere } from "../audience/audience-select.tsx";
import { useWizard, useWizardState } from "../wizard-context.tsx";
import { previewOf } from "../wizard-values.ts";
import { SideSegments, useShownSide } from "./preview-sides.tsx";

const DrawnCard = memo(CardView);

/** Shows the part of the card that is being typed: its side, the bio's tab, a channel's tile. */
export function PreviewCard() {
  return <TurningCard side={useShownSide()}>{(side) => <PreviewSide side={side} />}</TurningCard>;
}

function PreviewSide({ side }: { side: SideNumber }) {
  const card = usePreviewCard(side);
  const field = useWizardState((state) => state.focusedField);
  const frame = useRef<HTMLDivElement>(null);
  usePreviewTile(frame, field, card.contacts);
  useSetTiles(frame);
  useOnlyHere(frame, card);
  return (
    <div ref={frame}>
      <DrawnCard card={card} isPreview tab={isBio(field) ? "bio" : "info"} />
    </div>
  );
}

function isBio(field: string | null): boolean {
  return field === "bio" || field === "secondSide.bio";
}

/** The card as it is typed. It may lag behind a fast typist: the field itself never waits for it. */
export function usePreviewCard(side: SideNumber): CardViewData {
  const { store, features, template } = useWizard();
  const [values, setValues] = useState(() => store.get().values);
  const [rules, setRules] = useState(() => store.get().rules);
  const linkId = useWizardState(({ shownLink }) => shownLink);
  useEffect(() => {
    const follow = () =>
      startTransition(() => {
        setValues(store.get().values);
        setRules(store.get().rules);
      });
    follow();
    return store.subscribe(follow);
  }, [store]);
  const preview = template?.preview;
  return useMemo(
    () => (preview && rules ? preview(values, rules) : previewOf(values, features, { side, linkId })),
    [preview, rules, values, features, side, linkId],
  );
}

/** Beside the form where there is room. Phones have the peek instead, so there the card is not even drawn. */
export function PreviewColumn() {
  const t = useTranslate(wizardPreviewTexts);
  const isWide = useIsWide();
  const { template } = useWizard();
  return (
    <aside
      aria-label={t("livePreview")}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a long card is scrolled with the keyboard too
      tabIndex={0}
      className="hidden overflow-y-auto contain-strict border-s border-line bg-paper-100 -outline-offset-3 lg:col-start-2 lg:row-span-2 lg:row-start-2 lg:block dark:bg-sunk"
    >
      <AudienceSelect className="mx-10 mt-5" />
      <SideSegments className="mx-10 mt-5" />
      {template && <div className="mx-10 mt-6">{template.previewHead}</div>}
      <div className="mx-auto w-97.5 py-8 [zoom:0.92]">{isWide && <PreviewCard />}</div>
      <NotHere />
    </aside>
  );
}

/** Channels that a template fixes have a lock in place of the arrow. */
function useSetTiles(frame: RefObject<HTMLElement | null>): void {
  const fields = useWizardState((state) => state.rules?.fields);
  // After each drawing, because the tiles may be new ones.
  useLayoutEffect(() => {
    if (!fields) return;
    for (const tile of frame.current?.querySelectorAll<HTMLElement>("[data-channel]") ?? []) {
      tile.toggleAttribute("data-set", fields[`contacts.${tile.dataset["channel"]}`] === "fixed");
    }
  });
}

const LIT_MS = 600;

/** Brings the tile of the channel that is being typed into view, and tints it for a moment. */
function usePreviewTile(
  frame: RefObject<HTMLElement | null>,
  field: string | null,
  contacts: Contacts,
): void {
  const channel = channelOfField(field ?? "");
  // A channel without a value has no tile; it comes with the first letter.
  const hasValue = channel in contacts;
  // biome-ignore lint/correctness/useExhaustiveDependencies: looks again when the tile appears
  useEffect(() => {
    if (channel === "") return;
    const tile = frame.current?.querySelector(`[data-channel="${channel}"]`);
    if (!tile) return;
    tile.scrollIntoView({ block: "nearest" });
    tile.setAttribute("data-lit", "");
    const unlight = () => tile.removeAttribute("data-lit");
    const timer = setTimeout(unlight, LIT_MS);
    return () => {
      clearTimeout(timer);
      unlight();
    };
  }, [frame, channel, hasValue]);
}

/** Marks what only the link shows by which the card is looked at. */
function useOnlyHere(frame: RefObject<HTMLElement | null>, card: CardViewData): void {
  const linkOnly = useWizardState(({ values }) => values.linkOnly);
  useEffect(() => {
    const keys = Object.keys(card.contacts).filter((key) => linkOnly && key in linkOnly);
    const tiles = keys.flatMap(
      (key) => frame.current?.querySelector(`.card-tile[data-channel="${key}"]`) ?? [],
    );
    for (const tile of tiles) tile.setAttribute("data-only-here", "");
    return () => {
      for (const tile of tiles) tile.removeAttribute("data-only-here");
    };
  }, [frame, card, linkOnly]);
}

function channelOfField(field: string): string {
  if (field === "secondSide.address") return "address";
  return /^(?:contacts|secondSide\.titles)\.(.+)$/.exec(field)?.[1] ?? "";
}
