import { peopleImportTexts } from "@visita/domain/owner-messages/people-import";
import { ChevronRight, Upload } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { useTranslate } from "../../../lib/language.tsx";
import { metaIn } from "../../../lib/page-meta.ts";
import { FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";
import { withUserid } from "../../session/public/session-context.tsx";
import { usePersonChanges } from "../people.queries.ts";
import { ImportReview } from "./import-review.tsx";
import { usePeopleImport } from "./use-people-import.ts";

/** As the input takes it: endings, and what systems call them. */
const ACCEPTED = ".vcf,.vcard,.csv,text/vcard,text/x-vcard,text/csv";

export function ImportPage({ userid }: { userid: string }) {
  const t = useTranslate(peopleImportTexts);
  const { found, failure, busy, choose, matchColumn, importAll, forget } = usePeopleImport();
  const { refreshAll } = usePersonChanges(userid);
  const navigate = useNavigate();
  const headingRef = useRef<HTMLHeadingElement>(null);

  async function chooseFile(file: File) {
    // The button goes away with its panel.
    if (await choose(file)) headingRef.current?.focus();
  }

  async function bringIn(choice: Parameters<typeof importAll>[0]) {
    const result = await importAll(choice);
    if (!result) return;
    refreshAll();
    notify.success(t("imported", { count: result.added, merged: String(result.merged) }));
    void navigate("/contacts");
  }

  return (
    <>
      <nav
        aria-label={t("breadcrumb")}
        className="-mt-3 mb-2 flex items-center gap-1.5 text-small text-muted"
      >
        <Link
          to="/contacts"
          className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
        >
          {t("contacts")}
        </Link>
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
        <span aria-current="page">{t("import")}</span>
      </nav>
      <ImportHead headingRef={headingRef}>
        {found ? t("fileLead", { file: found.file.name, count: found.look.people }) : t("lead")}
      </ImportHead>
      {failure && (
        <div role="alert" className="mb-5 max-w-216">
          <Notice tone="danger">{failure}</Notice>
        </div>
      )}
      {found ? (
        <ImportReview
          found={found}
          isLooking={busy === "looking"}
          isImporting={busy === "importing"}
          onMatch={(place, field) => void matchColumn(place, field)}
          onImport={(choice) => void bringIn(choice)}
          onCancel={forget}
        />
      ) : (
        <section className="grid max-w-216 justify-items-start gap-3 rounded-lg border border-line bg-surface p-5 lg:px-7 lg:py-6">
          <h2 className="type-heading">{t("chooseFile")}</h2>
          <p className="text-small text-muted">{t("files")}</p>
          <FilePickerButton
            icon={Upload}
            accept={ACCEPTED}
            isBusy={busy === "looking"}
            busyLabel={t("reading")}
            className="mt-2"
            onChoose={(file) => void chooseFile(file)}
          >
            {t("chooseFile")}
          </FilePickerButton>
        </section>
      )}
    </>
  );
}

type ImportHeadProps = { headingRef: RefObject<HTMLHeadingElement | null>; children: string };

function ImportHead({ headingRef, children }: ImportHeadProps) {
  const t = useTranslate(peopleImportTexts);
  return (
    <div className="mb-6">
      <h1 ref={headingRef} tabIndex={-1} className="type-title">
        {t("title")}
      </h1>
      <p className="mt-1 text-muted wrap-anywhere">{children}</p>
    </div>
  );
}

export const meta = metaIn(peopleImportTexts, { title: "title" });

export default withUserid(ImportPage);
