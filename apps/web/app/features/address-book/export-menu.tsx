import { useMutation } from "@tanstack/react-query";
import { EXPORT_CSV_PATH, EXPORT_VCF_PATH } from "@visita/domain/address-book/person-file";
import { type AddressBookWords, addressBookTexts } from "@visita/domain/owner-messages/address-book";
import { Download, Table2, UserRound } from "lucide-react";
import { useState } from "react";
import { useTranslate } from "../../lib/language.tsx";
import { saveFile } from "../../lib/qr-code-download.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ActionSheet } from "../../ui/action-sheet.tsx";
import { Button } from "../../ui/button.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { notify } from "../../ui/toast.tsx";
import { filterQuery, type PeopleChoice } from "./people-choice.ts";
import type { MatchCount } from "./person-words.ts";

const FORMATS = {
  vcf: { path: EXPORT_VCF_PATH, type: "text/vcard", label: "contactFile", icon: UserRound },
  csv: { path: EXPORT_CSV_PATH, type: "text/csv", label: "table", icon: Table2 },
} as const;
type Format = keyof typeof FORMATS;

const EVERYBODY: PeopleChoice = { q: "", card: "", link: "", tag: "" };

type ExportMenuProps = {
  total: number;
  choice: PeopleChoice;
  /** Whom the choice leaves; undefined without one, or while it is not known. */
  shown: MatchCount | undefined;
};

/** Everybody, or those who are shown. */
export function ExportMenu({ total, choice, shown }: ExportMenuProps) {
  const t = useTranslate(addressBookTexts);
  const isRoomy = useMediaQuery("(min-width: 48rem)");
  const [isOpen, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: ({ format, of }: { format: Format; of: PeopleChoice }) => fetchExport(format, of),
    networkMode: "always",
    onSuccess: (file, { format }) => saveFile(file, `contacts.${format}`),
    onError: () => notify.error(t("exportFailed")),
  });
  const actions = (of: PeopleChoice): MenuAction[] =>
    (Object.keys(FORMATS) as Format[]).map((format) => ({
      label: t(FORMATS[format].label),
      icon: FORMATS[format].icon,
      hint: `.${format}`,
      onSelect: () => download.mutate({ format, of }),
    }));
  const all = {
    title: t("exportAll", { count: total }),
    labelOf: (file: string) => t("fileOfAll", { file, count: total }),
    actions: actions(EVERYBODY),
  };
  const groups = shown ? [all, { ...shownTexts(shown, t), actions: actions(choice) }] : [all];
  const trigger = (
    <Button
      variant="secondary"
      icon={Download}
      isBusy={download.isPending}
      className="w-full md:w-auto"
      {...(!isRoomy && { "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: () => setOpen(true) })}
    >
      {t("export")}
    </Button>
  );
  if (!isRoomy) {
    return (
      <>
        {trigger}
        <ActionSheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          head={{ title: t("export"), text: groups.map(({ title }) => title).join(" · "), mark: null }}
          groups={groups.map((group) =>
            group.actions.map((action) => ({ ...action, label: group.labelOf(action.label) })),
          )}
        />
      </>
    );
  }
  return (
    <Menu trigger={trigger}>
      {groups.map(({ title, actions: rows }, place) => (
        <div key={title}>
          {place > 0 && <MenuSeparator />}
          <MenuGroup label={title}>
            {rows.map(({ label, icon, hint, onSelect }) => (
              <MenuItem key={label} icon={icon} hint={hint} onSelect={onSelect}>
                {label}
              </MenuItem>
            ))}
          </MenuGroup>
        </div>
      ))}
    </Menu>
  );
}

function shownTexts({ count, isMore }: MatchCount, t: AddressBookWords) {
  return {
    title: t(isMore ? "exportMoreShown" : "exportShown", { count }),
    labelOf: (file: string) => t(isMore ? "fileOfMoreShown" : "fileOfShown", { file, count }),
  };
}

async function fetchExport(format: Format, of: PeopleChoice): Promise<Blob> {
  const { path, type } = FORMATS[format];
  const query = new URLSearchParams(filterQuery(of)).toString();
  const response = await fetch(path + (query && `?${query}`), { credentials: "same-origin" });
  // A proxy's error page must not end up as somebody's contacts.
  if (!response.ok || !response.headers.get("content-type")?.startsWith(type))
    throw new Error(`No file, but status ${response.status}`);
  return response.blob();
}
