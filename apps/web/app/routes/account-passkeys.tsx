import { accountSecurityTexts } from "@visita/domain/owner-messages/account-security";
import { PasskeyReview } from "../features/account/settings/passkey-review.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { useTranslate } from "../lib/language.tsx";
import { metaIn } from "../lib/page-meta.ts";

export const meta = metaIn(accountSecurityTexts, { title: "keepOrRemove" });

/** Opens after the first sign-in that follows a recovery. */
export default function AccountPasskeys() {
  const t = useTranslate(accountSecurityTexts);
  const { currentUser } = useSession();
  if (!currentUser) return null;
  return (
    <>
      <h1 className="type-title">{t("keepOrRemove")}</h1>
      <p className="mt-1.5 max-w-160 text-muted">{t("reviewLead")}</p>
      <PasskeyReview user={currentUser} />
    </>
  );
}
