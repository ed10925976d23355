import { linksPage } from "@visita/domain/owner-messages/links";
import { RefreshCw } from "lucide-react";
import { type ReactNode, useId } from "react";
import { cardPath } from "../../lib/card-path.ts";
import { useTranslate } from "../../lib/language.tsx";

type SecretAddressProps = { username: string; prefix: string; secret: string; children?: ReactNode };

/** The whole address of a link that shows more, its random part in bold. */
export function SecretAddress({ username, prefix, secret, children }: SecretAddressProps) {
  return (
    <div className="control-box flex min-h-control items-center justify-between gap-2 py-2 pe-1.5 ps-3.75 leading-[1.45]">
      <bdi dir="ltr" className="min-w-0 wrap-anywhere">
        <span className="text-muted">{`${cardPath(username)}/`}</span>
        {prefix && (
          <>
            {`${prefix}-`}
            <wbr />
          </>
        )}
        <b className="font-semibold">{secret}</b>
      </bdi>
      {children}
    </div>
  );
}

type SecretAddressFieldProps = SecretAddressProps & { onRenew: () => void };

/** The same in the form of a new link, before anybody has it. */
export function SecretAddressField({ onRenew, ...address }: SecretAddressFieldProps) {
  const t = useTranslate(linksPage);
  const id = useId();
  return (
    <fieldset aria-labelledby={id} aria-describedby={`${id}-hint`} className="grid min-w-0 gap-1.5">
      <p id={id} className="text-small font-semibold">
        {t("address")}
      </p>
      <SecretAddress {...address}>
        <button
          type="button"
          aria-label={t("newAddress")}
          className="inline-flex min-h-touch shrink-0 items-center gap-2 rounded-sm px-3 text-small font-semibold hover:bg-sunk"
          onClick={onRenew}
        >
          <RefreshCw aria-hidden="true" size={18} strokeWidth={1.75} />
          {t("another")}
        </button>
      </SecretAddress>
      <p id={`${id}-hint`} className="text-help text-muted">
        {t("addressHint")}
      </p>
    </fieldset>
  );
}
