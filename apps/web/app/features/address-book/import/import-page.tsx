import { ChevronRight, Upload } from "lucide-react";
import { type RefObject, useRef } from "react";
import { Link, useNavigate } from "react-router";
import { metaOf } from "../../../lib/page-meta.ts";
import { FilePickerButton } from "../../../ui/file-picker-button.tsx";
import { Notice } from "../../../ui/notice.tsx";
import { notify } from "../../../ui/toast.tsx";
import { withUserid } from "../../session/public/session-context.tsx";
import { usePersonChanges } from "../people.queries.ts";
import { countedPeople } from "../person-words.ts";
import { ImportReview } from "./import-review.tsx";
import { usePeopleImport } from "./use-people-import.ts";

/** As the input takes it: endings, and what systems call them. */
const ACCEPTED = ".vcf,.vcard,.csv,text/vcard,text/x-vcard,text/csv";

export function ImportPage({ userid }: { userid: string }) {
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
    notify.success(`${countedPeople(result.added)} added, ${result.merged} merged.`);
    void navigate("/contacts");
  }

  return (
    <>
      <nav aria-label="Breadcrumb" className="-mt-3 mb-2 flex items-center gap-1.5 text-small text-muted">
        <Link
          to="/contacts"
          className="inline-flex min-h-touch items-center rounded-xs underline-offset-3 hover:text-text hover:underline"
        >
          Contacts
        </Link>
        <ChevronRight aria-hidden="true" size={16} strokeWidth={1.75} />
        <span aria-current="page">Import</span>
      </nav>
      <ImportHead headingRef={headingRef}>
        {found
          ? `${found.file.name}, ${countedPeople(found.look.people)}. Nothing is saved until you press Import.`
          : "From your phone, another service or a table. Nothing is saved until you press Import."}
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
          <h2 className="type-heading">Choose a file</h2>
          <p className="text-small text-muted">
            A .vcf with one or more contacts, or a .csv with one per row. Up to 16 MB.
          </p>
          <FilePickerButton
            icon={Upload}
            accept={ACCEPTED}
            isBusy={busy === "looking"}
            busyLabel="Reading..."
            className="mt-2"
            onChoose={(file) => void chooseFile(file)}
          >
            Choose a file
          </FilePickerButton>
        </section>
      )}
    </>
  );
}

type ImportHeadProps = { headingRef: RefObject<HTMLHeadingElement | null>; children: string };

function ImportHead({ headingRef, children }: ImportHeadProps) {
  return (
    <div className="mb-6">
      <h1 ref={headingRef} tabIndex={-1} className="type-title">
        Import contacts
      </h1>
      <p className="mt-1 text-muted wrap-anywhere">{children}</p>
    </div>
  );
}

export const meta = metaOf({ title: "Import contacts" });

export default withUserid(ImportPage);
