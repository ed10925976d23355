import { siteFeatures } from "@visita/domain/owner-messages/site-features";
import { FolderArchive } from "lucide-react";
import { useTranslate } from "../../../lib/language.tsx";

const ARCHIVE = "visita-giulia.zip";
/** Some of the files of docs/export-format.md. */
const FILES = [
  ["cards/giulia.vcf", "copyContact"],
  ["cards/giulia.html", "copyCard"],
  ["contacts.vcf", "copyContacts"],
  ["insights/giulia.csv", "copyInsights"],
  ["links.json", "copyLinks"],
] as const;

/** What is in a copy of an account, as an illustration. */
export function CopyContents() {
  const t = useTranslate(siteFeatures);
  return (
    <div
      role="img"
      aria-label={t("copyPicture")}
      className="grid aspect-[1.5] content-center overflow-hidden rounded-xl bg-paper-100 px-[6%] dark:bg-raised"
    >
      <div className="rounded-lg bg-surface px-5 py-4 shadow-lift sm:px-6 sm:py-5">
        <p className="flex items-center gap-3 border-b border-line pb-3 font-semibold">
          <FolderArchive aria-hidden="true" size={22} strokeWidth={1.75} className="shrink-0 text-accent" />
          {ARCHIVE}
        </p>
        <ul className="mt-3 grid gap-2 text-small">
          {FILES.map(([file, what]) => (
            <li key={file} className="flex flex-wrap justify-between gap-x-4">
              <span className="font-medium">{file}</span>
              <span className="text-muted max-sm:hidden">{t(what)}</span>
            </li>
          ))}
        </ul>
      </div>
    </div>
  );
}
