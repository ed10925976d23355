import { type PointerEvent as ReactPointerEvent, type RefObject, useEffect, useRef, useState } from "react";

export type Drag<Item> = {
  readonly key: string;
  /** The order when the drag began. */
  readonly before: readonly Item[];
  readonly from: number;
  readonly to: number;
  /** How far the row is from its place, in CSS pixels. */
  readonly offset: number;
  /** The height of the row and the gap to the next, in CSS pixels. */
  readonly step: number;
  /** Where the row would be put down, in CSS pixels from the top of the list. */
  readonly gap: { readonly top: number; readonly height: number };
};

type Options<Item> = {
  listRef: RefObject<HTMLElement | null>;
  onMove: (items: readonly Item[]) => void;
  /** With the order from before when the drag was given up. */
  onEnd: (items: readonly Item[], key: string, isChanged: boolean) => void;
};

export function moved<Item>(items: readonly Item[], from: number, to: number): readonly Item[] {
  const rest = items.toSpliced(from, 1);
  return rest.toSpliced(to, 0, items[from] as Item);
}

/**
 * Drags a row with mouse, pen or finger. Rows are measured once, when it begins: the document keeps its order until the
 * row is put down, because an element that is moved in it would lose the pointer.
 */
export function usePointerReorder<Item extends { readonly key: string }>(options: Options<Item>) {
  const [drag, setDrag] = useState<Drag<Item>>();
  const stop = useRef<() => void>(undefined);
  useEffect(() => () => stop.current?.(), []);

  function begin(event: ReactPointerEvent<HTMLElement>, items: readonly Item[], key: string) {
    const list = options.listRef.current;
    if (event.button !== 0 || stop.current || !list) return;
    const grip = event.currentTarget;
    const { pointerId, clientY: startY } = event;
    const rows = [...list.children].map((row) => row.getBoundingClientRect());
    const listTop = list.getBoundingClientRect().top;
    const from = items.findIndex((item) => item.key === key);
    const own = rows[from];
    if (!own) return;
    const gap = rows.length > 1 ? Number(rows[1]?.top) - Number(rows[0]?.bottom) : 0;
    /** Rows between the two places make room, so that the gap ends where the row at that place ended. */
    const gapAt = (to: number) => {
      const place = rows[to] ?? own;
      const top = (to > from ? place.bottom - own.height : place.top) - listTop;
      return { top, height: own.height };
    };
    const first: Drag<Item> = {
      key,
      before: items,
      from,
      to: from,
      offset: 0,
      step: own.height + gap,
      gap: gapAt(from),
    };
    let current = first;
    const show = (next: Drag<Item> | undefined) => setDrag(next);

    const follow = (moveEvent: PointerEvent) => {
      if (moveEvent.pointerId !== pointerId) return;
      // The list itself moves while the page scrolls.
      const scrolled = list.getBoundingClientRect().top - listTop;
      const offset = moveEvent.clientY - startY - scrolled;
      const middle = own.top + own.height / 2 + offset;
      const to = rows.filter((row, place) => place !== from && row.top + row.height / 2 < middle).length;
      const isOver = to !== current.to;
      current = { ...current, offset, to, gap: gapAt(to) };
      show(current);
      if (isOver) options.onMove(moved(items, from, to));
      list.children[from]?.scrollIntoView({ block: "nearest" });
    };
    const end = (isKept: boolean) => {
      stop.current?.();
      show(undefined);
      const isChanged = isKept && current.to !== from;
      options.onEnd(isChanged ? moved(items, from, current.to) : items, key, isChanged);
    };
    const drop = (upEvent: PointerEvent) => {
      if (upEvent.pointerId === pointerId) end(true);
    };
    const cancel = (cancelEvent: PointerEvent) => {
      if (cancelEvent.pointerId === pointerId) end(false);
    };
    const giveUp = (keyEvent: KeyboardEvent) => {
      if (keyEvent.key === "Escape") end(false);
    };

    grip.setPointerCapture(pointerId);
    window.addEventListener("pointermove", follow);
    window.addEventListener("pointerup", drop);
    window.addEventListener("pointercancel", cancel);
    window.addEventListener("keydown", giveUp);
    stop.current = () => {
      stop.current = undefined;
      window.removeEventListener("pointermove", follow);
      window.removeEventListener("pointerup", drop);
      window.removeEventListener("pointercancel", cancel);
      window.removeEventListener("keydown", giveUp);
    };
    show(first);
  }

  return { drag, begin };
}
