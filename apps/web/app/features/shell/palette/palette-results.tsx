import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import type { ComponentProps } from "react";
import { Link } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { classNames } from "../../../ui/class-names.ts";
import type { PaletteEntry } from "./palette-entries.ts";
import type { PaletteGroup } from "./use-palette-groups.ts";

type PaletteResultsProps = {
  listId: string;
  groups: readonly PaletteGroup[];
  active: PaletteEntry | undefined;
  optionId: (entry: PaletteEntry) => string;
  onPoint: (id: string) => void;
  onChoose: () => void;
};

/** The listbox of the palette. The focus stays in its field; options are links, so that they open in a new tab too. */
export function PaletteResults({ listId, groups, active, optionId, onPoint, onChoose }: PaletteResultsProps) {
  const t = useTranslate(accountFrame);
  return (
    <div
      role="listbox"
      // Otherwise a stop of the Tab key in browsers that let scrollers be focused.
      tabIndex={-1}
      id={listId}
      aria-label={t("results")}
      className="min-h-0 overflow-y-auto overscroll-contain p-2 empty:p-0"
    >
      {groups.map(({ label, entries }) => (
        // biome-ignore lint/a11y/useSemanticElements: a group of options, no fieldset of a form
        <div key={label} role="group" aria-label={label} className="not-first:mt-2">
          <p aria-hidden="true" className="px-3 pt-2 pb-1 text-caption font-semibold text-muted">
            {label}
          </p>
          {entries.map((entry) => (
            <Option
              key={entry.id}
              entry={entry}
              id={optionId(entry)}
              isActive={entry === active}
              onPointerMove={() => onPoint(entry.id)}
              onClick={onChoose}
            />
          ))}
        </div>
      ))}
    </div>
  );
}

type OptionProps = { entry: PaletteEntry; id: string; isActive: boolean } & Pick<
  ComponentProps<"a">,
  "onPointerMove" | "onClick"
>;

function Option({ entry, isActive, ...rest }: OptionProps) {
  const { label, hint, icon: Icon, to, state, isDocument = false } = entry;
  return (
    <Link
      {...rest}
      to={to}
      state={state}
      reloadDocument={isDocument}
      role="option"
      aria-selected={isActive}
      tabIndex={-1}
      className={classNames(
        "flex min-h-control items-center gap-3 rounded-md px-3 py-1.5",
        isActive && "bg-accent-soft",
      )}
    >
      <Icon
        aria-hidden="true"
        size={20}
        strokeWidth={1.75}
        className={classNames("shrink-0", isActive ? "text-accent" : "text-muted")}
      />
      <bdi className="line-clamp-2 min-w-0 flex-1 font-medium wrap-anywhere">{label}</bdi>
      {hint && <bdi className="max-w-[45%] truncate text-small text-muted">{hint}</bdi>}
    </Link>
  );
}
