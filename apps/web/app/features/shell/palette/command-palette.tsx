import type { CurrentUser } from "@visita/domain/account/session.contract";
import { accountFrame } from "@visita/domain/owner-messages/account-frame";
import { commonTexts } from "@visita/domain/owner-messages/common";
import { Search, X } from "lucide-react";
import { Dialog as Radix } from "radix-ui";
import { type KeyboardEvent, type RefObject, useEffect, useId, useRef, useState } from "react";
import { useTranslate } from "../../../lib/language.tsx";
import { Button } from "../../../ui/button.tsx";
import { IconButton } from "../../../ui/icon-button.tsx";
import { MAIN_ID } from "../../../ui/page-frame.tsx";
import { useBackToClose } from "../../../ui/use-back-to-close.ts";
import { useDialogFocus } from "../../../ui/use-dialog-focus.ts";
import { useSession } from "../../session/public/session-context.tsx";
import type { PaletteEntry } from "./palette-entries.ts";
import { PaletteResults } from "./palette-results.tsx";
import { usePaletteGroups } from "./use-palette-groups.ts";

type CommandPaletteProps = {
  isOpen: boolean;
  /** Gets the focus when it closes, instead of what had it before. */
  returnTo: RefObject<HTMLElement | null> | undefined;
  /** What was typed before there was a field. */
  takeTypedAhead: () => string;
  onClose: () => void;
};

/** Finds cards, contacts, pages and settings. Opened by Ctrl or Cmd with K, or by the button in the sidebar. */
export function CommandPalette({ isOpen, returnTo, takeTypedAhead, onClose }: CommandPaletteProps) {
  const t = useTranslate(accountFrame);
  const { contentProps, rememberOpener } = useDialogFocus(returnTo);
  const { currentUser } = useSession();
  const input = useRef<HTMLInputElement>(null);
  const isChosen = useRef(false);
  useBackToClose(isOpen, onClose);

  function onOpenAutoFocus(event: Event) {
    event.preventDefault();
    isChosen.current = false;
    rememberOpener();
    input.current?.focus({ preventScroll: true });
  }

  /** After a choice the focus belongs to the new page. */
  function onCloseAutoFocus(event: Event) {
    // Opened again meanwhile.
    if (document.activeElement?.closest("[role=dialog]")) return event.preventDefault();
    if (!isChosen.current) return contentProps.onCloseAutoFocus(event);
    event.preventDefault();
    const { activeElement, body } = document;
    if (!activeElement || activeElement === body) document.getElementById(MAIN_ID)?.focus();
  }

  function choose() {
    isChosen.current = true;
    onClose();
  }

  return (
    <Radix.Root open={isOpen} onOpenChange={onClose}>
      <Radix.Portal>
        <Radix.Overlay className="fixed inset-0 z-40 bg-scrim data-[state=closed]:animate-fade-out data-[state=open]:animate-fade-in">
          <Radix.Content
            {...contentProps}
            onOpenAutoFocus={onOpenAutoFocus}
            onCloseAutoFocus={onCloseAutoFocus}
            aria-describedby={undefined}
            className="fixed inset-x-2 top-2 mx-auto flex max-h-[calc(100dvh-1rem)] max-w-144 flex-col overflow-hidden rounded-xl bg-raised text-text shadow-float outline-none data-[state=closed]:animate-rise-out data-[state=open]:animate-rise-in md:top-[12dvh] md:max-h-[min(34rem,76dvh)]"
          >
            <Radix.Title className="sr-only">{t("search")}</Radix.Title>
            {currentUser && (
              <PaletteSearch
                user={currentUser}
                isOpen={isOpen}
                inputRef={input}
                takeTypedAhead={takeTypedAhead}
                onChoose={choose}
              />
            )}
            <Radix.Close asChild>
              <IconButton
                label={t("closeSearch")}
                icon={X}
                hasTooltip={false}
                className="absolute top-1.5 inset-e-1.5"
              />
            </Radix.Close>
          </Radix.Content>
        </Radix.Overlay>
      </Radix.Portal>
    </Radix.Root>
  );
}

type PaletteSearchProps = {
  user: CurrentUser;
  /** False while it fades out, still with the focus. */
  isOpen: boolean;
  inputRef: RefObject<HTMLInputElement | null>;
  takeTypedAhead: () => string;
  onChoose: () => void;
};

function PaletteSearch({ user, isOpen, inputRef, takeTypedAhead, onChoose }: PaletteSearchProps) {
  const t = useTranslate(accountFrame);
  const common = useTranslate(commonTexts);
  const listId = useId();
  const [query, setQuery] = useState("");
  const [activeId, setActiveId] = useState<string>();
  const { groups, isAsking, problem, retry } = usePaletteGroups(user, query);
  const entries = groups.flatMap((group) => group.entries);
  // The first one, until another is chosen and for as long as that is found.
  const active = entries.find(({ id }) => id === activeId) ?? entries[0];
  const optionId = (entry: PaletteEntry) => `${listId}-${entry.id.replaceAll(/\s/g, "-")}`;
  const activeOption = active && optionId(active);

  useEffect(() => {
    if (activeOption) document.getElementById(activeOption)?.scrollIntoView({ block: "nearest" });
  }, [activeOption]);

  /** Unlike an effect's, this state is rendered before the next key is heard: no letter falls between. */
  function addTypedAhead() {
    const typed = takeTypedAhead();
    setQuery((before) => before + typed);
  }

  function onKeyDown(event: KeyboardEvent) {
    // Keys of an input method that is still composing.
    if (!isOpen || event.nativeEvent.isComposing || entries.length === 0) return;
    const place = active ? entries.indexOf(active) : 0;
    if (event.key === "ArrowDown") setActiveId(entries[(place + 1) % entries.length]?.id);
    else if (event.key === "ArrowUp") setActiveId(entries.at(place - 1)?.id);
    else if (event.key === "Enter" && activeOption) document.getElementById(activeOption)?.click();
    else return;
    event.preventDefault();
  }

  const isEmpty = entries.length === 0 && !isAsking && !problem;
  return (
    <>
      <div className="flex shrink-0 items-center gap-3 border-b border-line pe-14 ps-4">
        <Search aria-hidden="true" size={20} strokeWidth={1.75} className="shrink-0 text-muted" />
        <input
          ref={inputRef}
          type="text"
          role="combobox"
          aria-label={t("searchAll")}
          aria-autocomplete="list"
          aria-expanded={entries.length > 0}
          aria-controls={listId}
          aria-activedescendant={activeOption}
          placeholder={t("searchHint")}
          autoComplete="off"
          autoCapitalize="off"
          spellCheck={false}
          enterKeyHint="go"
          maxLength={200}
          value={query}
          onFocus={addTypedAhead}
          className="h-15 min-w-0 flex-1 bg-transparent text-role outline-none placeholder:text-muted"
          onChange={(event) => {
            setQuery(event.target.value);
            setActiveId(undefined);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      <PaletteResults
        listId={listId}
        groups={groups}
        active={active}
        optionId={optionId}
        onPoint={setActiveId}
        onChoose={onChoose}
      />
      {isAsking && (
        <p className="shrink-0 border-t border-line px-5 py-3 text-small text-muted">
          {t("searchingContacts")}
        </p>
      )}
      {isEmpty && (
        <p className="px-5 py-8 text-center text-muted wrap-anywhere">
          {t("nothingFound", { query: query.trim() })}
        </p>
      )}
      {problem && (
        <div
          role="alert"
          className="flex shrink-0 items-center justify-between gap-4 border-t border-line py-2 pe-2 ps-5"
        >
          <p className="text-small">{t(problem)}</p>
          <Button variant="secondary" onClick={retry}>
            {common("tryAgain")}
          </Button>
        </div>
      )}
      <p role="status" className="sr-only">
        {isAsking ? "" : t("resultCount", { count: entries.length })}
      </p>
    </>
  );
}
