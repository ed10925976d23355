import type { AccessToken } from "@visita/domain/connect/token.contract";
import { connectTexts } from "@visita/domain/owner-messages/connect";
import { Plus } from "lucide-react";
import { type ComponentProps, Fragment, type ReactNode, type RefObject, useRef, useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { Button } from "../../ui/button.tsx";
import { ListFailure } from "../../ui/list-failure.tsx";
import {
  SettingsActions,
  SettingsEmpty,
  SettingsRowSkeletons,
  SettingsSection,
} from "../../ui/settings-section.tsx";
import { useReloadTokens, useTokens } from "./connect.queries.ts";
import { RevokeDialog } from "./revoke-dialog.tsx";

/** As it was when the dialog was opened: the list changes while it still fades. */
type Subject = { dialog: "add" } | { dialog: "revoke"; token: AccessToken };

type Changes = {
  /** The list has to be loaded anew. */
  onDone: () => void;
  /** The button that was pressed is gone with its row. */
  onFocusLost: () => void;
};

export type TokenRowProps = Changes & { token: AccessToken; onRevoke: () => void };

type AddDialogProps = Pick<Changes, "onDone"> & {
  isOpen: boolean;
  onClose: () => void;
  returnTo: RefObject<HTMLButtonElement | null>;
};

type TokenSectionProps = Omit<ComponentProps<typeof SettingsSection>, "id" | "children"> & {
  id: "devices" | "programs";
  userid: string;
  /** Of the list. */
  label: string;
  empty: ComponentProps<typeof SettingsEmpty>;
  /** Above a list that is not empty. */
  above?: ReactNode;
  renderRow: (row: TokenRowProps) => ReactNode;
  addLabel: string;
  renderAddDialog: (dialog: AddDialogProps) => ReactNode;
  /** Beside the button that adds one. */
  more?: ReactNode;
};

/** What opens an account from elsewhere, of one kind: its list, and dialogs that add and revoke. */
export function TokenSection(props: TokenSectionProps) {
  const { id, userid, title, lead, label, empty, above, renderRow, addLabel, renderAddDialog, more } = props;
  const t = useTranslate(connectTexts);
  const { data, error, isFetching, refetch } = useTokens(userid);
  const onDone = useReloadTokens(userid);
  const listRef = useRef<HTMLDivElement>(null);
  const addRef = useRef<HTMLButtonElement>(null);
  const [subject, setSubject] = useState<Subject>();
  const [isOpen, setIsOpen] = useState(false);
  const [openings, setOpenings] = useState(0);
  const tokens = data?.[id];

  function open(next: Subject) {
    setSubject(next);
    setOpenings(openings + 1);
    setIsOpen(true);
  }

  const changes = { onDone, onFocusLost: () => listRef.current?.focus() };
  const dialog = { isOpen, onClose: () => setIsOpen(false) };
  return (
    <SettingsSection id={id} title={title} lead={lead}>
      {error && !data && (
        <ListFailure title={t("notLoaded")} isRetrying={isFetching} onRetry={() => void refetch()}>
          {t("keepWorking")}
        </ListFailure>
      )}
      {!data && !error && <SettingsRowSkeletons label={label} />}
      <div ref={listRef} tabIndex={-1} className="grid gap-4 outline-none empty:hidden">
        {tokens?.length === 0 && <SettingsEmpty {...empty} />}
        {tokens && tokens.length > 0 && (
          <>
            {above}
            <ul aria-label={label}>
              {tokens.map((token) =>
                renderRow({ token, onRevoke: () => open({ dialog: "revoke", token }), ...changes }),
              )}
            </ul>
          </>
        )}
      </div>
      {tokens && (
        <SettingsActions>
          <Button ref={addRef} variant="secondary" icon={Plus} onClick={() => open({ dialog: "add" })}>
            {addLabel}
          </Button>
          {more}
        </SettingsActions>
      )}
      <Fragment key={openings}>
        {subject?.dialog === "add" && renderAddDialog({ ...dialog, onDone, returnTo: addRef })}
        {subject?.dialog === "revoke" && <RevokeDialog {...dialog} {...changes} token={subject.token} />}
      </Fragment>
    </SettingsSection>
  );
}
