import { useMutation } from "@tanstack/react-query";
import { EXPORT_CSV_PATH, EXPORT_VCF_PATH } from "@visita/domain/address-book/person-file";
import { Download, Table2, UserRound } from "lucide-react";
import { useState } from "react";
import { saveFile } from "../../lib/qr-code-download.ts";
import { useMediaQuery } from "../../lib/use-media-query.ts";
import { ActionSheet } from "../../ui/action-sheet.tsx";
import { Button } from "../../ui/button.tsx";
import type { MenuAction } from "../../ui/menu.tsx";
import { Menu, MenuGroup, MenuItem, MenuSeparator } from "../../ui/menu.tsx";
import { notify } from "../../ui/toast.tsx";
import { filterQuery, type PeopleChoice } from "./people-choice.ts";
import { countedPeople } from "./person-words.ts";

const FORMATS = {
  vcf: { path: EXPORT_VCF_PATH, type: "text/vcard", label: "Contact file", icon: UserRound },
  csv: { path: EXPORT_CSV_PATH, type: "text/csv", label: "Table", icon: Table2 },
} as const;
type Format = keyof typeof FORMATS;

const EVERYBODY: PeopleChoice = { q: "", card: "", link: "", tag: "" };

type ExportMenuProps = {
  total: number;
  choice: PeopleChoice;
  /** Whom the choice leaves, in words; undefined without one, or while it is not known. */
  shown: string | undefined;
};

/** Everybody, or those who are shown. */
export function ExportMenu({ total, choice, shown }: ExportMenuProps) {
  const isRoomy = useMediaQuery("(min-width: 48rem)");
  const [isOpen, setOpen] = useState(false);
  const download = useMutation({
    mutationFn: ({ format, of }: { format: Format; of: PeopleChoice }) => fetchExport(format, of),
    networkMode: "always",
    onSuccess: (file, { format }) => saveFile(file, `contacts.${format}`),
    onError: () => notify.error("We couldn’t make the file. Please try again."),
  });
  const actions = (of: PeopleChoice): MenuAction[] =>
    (Object.keys(FORMATS) as Format[]).map((format) => ({
      label: FORMATS[format].label,
      icon: FORMATS[format].icon,
      hint: `.${format}`,
      onSelect: () => download.mutate({ format, of }),
    }));
  const groups = [
    { title: `All ${countedPeople(total)}`, actions: actions(EVERYBODY) },
    ...(shown ? [{ title: `The ${shown} shown`, actions: actions(choice) }] : []),
  ];
  const trigger = (
    <Button
      variant="secondary"
      icon={Download}
      isBusy={download.isPending}
      className="w-full md:w-auto"
      {...(!isRoomy && { "aria-haspopup": "dialog", "aria-expanded": isOpen, onClick: () => setOpen(true) })}
    >
      Export
    </Button>
  );
  if (!isRoomy) {
    return (
      <>
        {trigger}
        <ActionSheet
          isOpen={isOpen}
          onOpenChange={setOpen}
          head={{ title: "Export", text: groups.map(({ title }) => title).join(" · "), mark: null }}
          groups={groups.map((group) =>
            group.actions.map((action) => ({
              ...action,
              label: `${action.label}, ${begunSmall(group.title)}`,
            })),
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

function begunSmall(title: string): string {
  return title.charAt(0).toLowerCase() + title.slice(1);
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
