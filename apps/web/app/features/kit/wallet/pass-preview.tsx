import { smallImageUrl } from "@visita/domain/card/image.rules";
import type { Kit } from "@visita/domain/kit/kit.contract";
import { kitPictures } from "@visita/domain/owner-messages/kit-pictures";
import { displayLink } from "../../../lib/card-path.ts";
import { useTranslate } from "../../../lib/language.tsx";
import { CardCover } from "../../../ui/card-cover.tsx";
import { CodePicture } from "../../../ui/code-picture.tsx";

type PassProps = { kit: Kit };

/** The pass as an iPhone shows it. Decorative: the page says in words what is in it. */
export function ApplePass({ kit }: PassProps) {
  const t = useTranslate(kitPictures);
  const { fullname, occupation, companyname, username, profilepic } = kit.card;
  return (
    <div data-card={kit.card.color} className="kit-pass">
      <div className="flex min-h-14 items-center justify-between gap-4 px-3.5 py-3">
        <PassLogo kit={kit} />
        <dl className="min-w-0 text-end">
          <dt>{t("card")}</dt>
          <dd>{username}</dd>
        </dl>
      </div>
      <div className="flex justify-between gap-4 px-3.5 pt-2.5 pb-4">
        <dl className="min-w-0">
          <dt>{t("name")}</dt>
          <dd className="kit-pass-name">
            <bdi>{fullname}</bdi>
          </dd>
        </dl>
        {profilepic && (
          <img
            src={smallImageUrl(profilepic)}
            alt=""
            className="h-22 w-18 shrink-0 rounded-[0.375rem] border-3 border-white object-cover"
          />
        )}
      </div>
      <dl className="flex gap-5 px-3.5 pb-4">
        {occupation && (
          <div className="min-w-0 flex-1">
            <dt>{t("role")}</dt>
            <dd>
              <bdi>{occupation}</bdi>
            </dd>
          </div>
        )}
        {companyname && (
          <div className="min-w-0">
            <dt>{t("company")}</dt>
            <dd>
              <bdi>{companyname}</bdi>
            </dd>
          </div>
        )}
      </dl>
      <PassCode kit={kit} text={displayLink(kit.url)} />
    </div>
  );
}

/** The pass as Google Wallet shows it. */
export function GooglePass({ kit }: PassProps) {
  const t = useTranslate(kitPictures);
  const { fullname, occupation, companyname, username, contacts, color } = kit.card;
  const phone = contacts["phonenumber"]?.value;
  return (
    <div data-card={color} data-maker="google" className="kit-pass">
      <p
        dir="auto"
        className="border-b border-[color-mix(in_oklab,var(--card-on)_26%,transparent)] px-4.5 py-3.5 text-help font-medium"
      >
        {companyname || fullname}
      </p>
      <div className="px-4.5 pt-4">
        <p dir="auto" className="text-help">
          {occupation}
        </p>
        <p dir="auto" className="kit-pass-name font-medium wrap-anywhere">
          {fullname}
        </p>
      </div>
      <dl className="flex justify-between gap-4 px-4.5 pt-3">
        {phone && (
          <div className="min-w-0">
            <dt>{t("phone")}</dt>
            <dd dir="ltr">{phone}</dd>
          </div>
        )}
        <div className="min-w-0">
          <dt>{t("card")}</dt>
          <dd dir="ltr">/c/{username}</dd>
        </div>
      </dl>
      <PassCode kit={kit} text={kit.qrCode ? t("scanToSave") : displayLink(kit.url)} />
      <CardCover theme={color} className="aspect-[1032/336] w-full" />
    </div>
  );
}

/** Without a QR code the link stands in its place. */
function PassCode({ kit, text }: { kit: Kit; text: string }) {
  return (
    <div className="mx-auto my-4 grid w-40 justify-items-center gap-1 rounded-md bg-white p-2 text-center text-ink-900">
      {kit.qrCode && <CodePicture url={kit.url} className="w-full" />}
      <span className="text-[0.75rem] leading-[1.3] wrap-anywhere">{text}</span>
    </div>
  );
}

function PassLogo({ kit }: PassProps) {
  const { logo, companyname, fullname } = kit.card;
  if (logo) {
    return (
      <span className="kit-pass-plate">
        <img src={smallImageUrl(logo)} alt="" />
      </span>
    );
  }
  return (
    <span dir="auto" className="min-w-0 truncate text-help font-medium">
      {companyname || fullname}
    </span>
  );
}
