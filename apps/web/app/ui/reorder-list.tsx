import { commonTexts } from "@visita/domain/owner-messages/common";
import { ChevronDown, ChevronUp, GripVertical } from "lucide-react";
import { type KeyboardEvent, type ReactNode, useLayoutEffect, useRef, useState } from "react";
import { useTranslate } from "../lib/language.tsx";
import { classNames } from "./class-names.ts";
import { IconButton } from "./icon-button.tsx";
import { type Drag, moved, usePointerReorder } from "./use-pointer-reorder.ts";

export type ReorderItem = { readonly key: string; readonly name: string };

type ReorderListProps<Item extends ReorderItem> = {
  /** Accessible name of the list. */
  label: string;
  items: readonly Item[];
  /** While a row is dragged or lifted too, so that what shows the order can follow. */
  onReorder: (items: readonly Item[]) => void;
  /** The row was put down. */
  onDrop?: (items: readonly Item[]) => void;
  /** Announced after a move: "giulia, position 2 of 3". */
  placeOf: (item: Item, place: number, count: number) => string;
  /** Without a frame of its own, each row is one. */
  isPanel?: boolean;
  children: (item: Item) => ReactNode;
};

type Part = "grip" | "up" | "down";

/** Rows that are put in order by dragging their grip, by their arrows, or with the keyboard on the grip. */
export function ReorderList<Item extends ReorderItem>(props: ReorderListProps<Item>) {
  const { label, items, onReorder, onDrop, placeOf, isPanel = false, children } = props;
  const listRef = useRef<HTMLOListElement>(null);
  const common = useTranslate(commonTexts);
  const [announcement, setAnnouncement] = useState("");
  /** Lifted with the keyboard; remembers the order to go back to. */
  const [lifted, setLifted] = useState<{ key: string; before: readonly Item[] }>();
  const refocus = useRef<{ key: string; part: Part }>(null);

  const announce = (order: readonly Item[], key: string) => {
    const place = order.findIndex((item) => item.key === key);
    const item = order[place];
    if (item) setAnnouncement(placeOf(item, place + 1, order.length));
  };
  const { drag, begin } = usePointerReorder<Item>({
    listRef,
    onMove: onReorder,
    onEnd(order, key, isChanged) {
      onReorder(order);
      if (!isChanged) return;
      announce(order, key);
      onDrop?.(order);
    },
  });

  // A row that is moved in the document loses the focus.
  useLayoutEffect(() => {
    if (!refocus.current) return;
    const { key, part } = refocus.current;
    refocus.current = null;
    listRef.current?.querySelector<HTMLElement>(`[data-row="${key}"] [data-part="${part}"]`)?.focus();
  });

  function move(key: string, by: 1 | -1, part: Part): readonly Item[] {
    const from = items.findIndex((item) => item.key === key);
    const to = from + by;
    if (to < 0 || to >= items.length) return items;
    const order = moved(items, from, to);
    refocus.current = { key, part };
    onReorder(order);
    announce(order, key);
    return order;
  }

  function moveByArrow(key: string, by: 1 | -1) {
    const order = move(key, by, by < 0 ? "up" : "down");
    if (order !== items) onDrop?.(order);
  }

  function putDown() {
    if (!lifted) return;
    setLifted(undefined);
    if (lifted.before.some((item, place) => item.key !== items[place]?.key)) onDrop?.(items);
  }

  function putBack(key: string) {
    if (!lifted) return;
    refocus.current = { key, part: "grip" };
    setLifted(undefined);
    onReorder(lifted.before);
    announce(lifted.before, key);
  }

  function handleGripKey(event: KeyboardEvent, key: string) {
    const isLifted = lifted?.key === key;
    if (event.key === " " || event.key === "Enter") {
      event.preventDefault();
      if (isLifted) putDown();
      else setLifted({ key, before: items });
    } else if (isLifted && event.key === "Escape") {
      event.preventDefault();
      putBack(key);
    } else if (isLifted && (event.key === "ArrowUp" || event.key === "ArrowDown")) {
      event.preventDefault();
      move(key, event.key === "ArrowUp" ? -1 : 1, "grip");
    }
  }

  // While a row is dragged the document keeps its order, and the rows are only shifted.
  const shown = drag?.before ?? items;
  return (
    <div className="relative">
      {drag && (
        <div
          aria-hidden="true"
          style={drag.gap}
          className="absolute inset-x-0 rounded-md border-[1.5px] border-accent border-dashed bg-accent-soft"
        />
      )}
      <ol
        ref={listRef}
        aria-label={label}
        className={isPanel ? "rounded-lg border border-line bg-surface" : "grid gap-2"}
      >
        {shown.map((item, place) => {
          const isMoving = drag?.key === item.key || lifted?.key === item.key;
          // By key: the items may be new objects since the drag began.
          const position = items.findIndex(({ key }) => key === item.key) + 1;
          const name = placeOf(item, position, items.length);
          return (
            <li
              key={item.key}
              data-row={item.key}
              style={drag && { transform: shiftOf(drag, place, item.key) }}
              className={classNames(
                "relative flex items-center gap-1 bg-surface px-1.5 scroll-my-24",
                isPanel
                  ? "min-h-18 border-line not-first:border-t first:rounded-t-lg last:rounded-b-lg"
                  : "min-h-15 rounded-md border border-line",
                drag && drag.key !== item.key && "transition-transform duration-hover",
                isMoving && "z-10 rounded-md! shadow-card outline-2 -outline-offset-1 outline-accent",
              )}
            >
              <button
                type="button"
                data-part="grip"
                aria-label={common("move", { name })}
                aria-pressed={lifted?.key === item.key}
                className={classNames(
                  "grid h-14 w-touch shrink-0 cursor-grab touch-none place-items-center rounded-sm text-muted active:cursor-grabbing",
                  isMoving && "text-accent",
                )}
                onPointerDown={(event) => begin(event, items, item.key)}
                onKeyDown={(event) => handleGripKey(event, item.key)}
                onBlur={() => !refocus.current && putDown()}
              >
                <GripVertical aria-hidden="true" size={22} strokeWidth={2} />
              </button>
              <div className="flex min-w-0 flex-1 items-center gap-3 py-2">{children(item)}</div>
              <ArrowButton item={item} part="up" isEnd={place === 0} onPress={moveByArrow} />
              <ArrowButton item={item} part="down" isEnd={place === items.length - 1} onPress={moveByArrow} />
            </li>
          );
        })}
      </ol>
      <p role="status" className="sr-only">
        {announcement}
      </p>
    </div>
  );
}

type ArrowButtonProps = {
  item: ReorderItem;
  part: "up" | "down";
  /** There is nothing beyond; it stays focusable, so that the focus is not lost on arriving there. */
  isEnd: boolean;
  onPress: (key: string, by: 1 | -1) => void;
};

function ArrowButton({ item, part, isEnd, onPress }: ArrowButtonProps) {
  const common = useTranslate(commonTexts);
  return (
    <IconButton
      label={common(part === "up" ? "moveUp" : "moveDown", { name: item.name })}
      icon={part === "up" ? ChevronUp : ChevronDown}
      size="sm"
      hasTooltip={false}
      data-part={part}
      aria-disabled={isEnd || undefined}
      className="aria-disabled:cursor-not-allowed aria-disabled:text-paper-400 aria-disabled:hover:bg-transparent! dark:aria-disabled:text-ink-700"
      onClick={() => !isEnd && onPress(item.key, part === "up" ? -1 : 1)}
    />
  );
}

/** Where a row is drawn while another one is dragged over it. */
function shiftOf({ key, from, to, offset, step }: Drag<ReorderItem>, place: number, rowKey: string): string {
  if (rowKey === key) return `translateY(${offset}px) rotate(1.2deg)`;
  if (place > from && place <= to) return `translateY(${-step}px)`;
  return place < from && place >= to ? `translateY(${step}px)` : "none";
}
