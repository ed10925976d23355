import {
  ArrowUpRight,
  Bookmark,
  type LucideIcon,
  Mail,
  MapPin,
  MessageSquareText,
  Phone,
} from "lucide-react";
import { CardCover } from "../../../ui/card-cover.tsx";
import type { ArtPerson } from "./art-people.ts";

/** A card to look at: nothing in it can be pressed, and screen readers pass it by. */
export function ArtCard({ person }: { person: ArtPerson }) {
  return (
    <div
      data-card={person.theme}
      className="overflow-hidden rounded-xl bg-surface text-text shadow-[0_var(--edge)_0_var(--card-edge),0_16px_44px_rgb(27_25_22/0.24)]"
    >
      <CardCover theme={person.theme} className="flex h-46 items-start justify-between px-5 py-4">
        <span className="inline-flex h-11 items-center rounded-sm bg-white px-3">
          {/* Lazy, because a phone never shows the panel and then never loads its pictures. */}
          <img src={person.logo} alt="" loading="lazy" className="h-7 w-auto" />
        </span>
        <Bookmark size={24} strokeWidth={2} className="mt-2.5 -mr-1" />
      </CardCover>
      <div className="relative -mt-23 px-5">
        <img
          src={person.portrait}
          alt=""
          loading="lazy"
          width={324}
          height={405}
          className="aspect-4/5 w-27 rounded-sm border-4 border-white bg-white object-cover shadow-card"
        />
        <p className="type-name mt-3.5">{person.name}</p>
        <p className="mt-1.25 text-role text-muted">{person.role}</p>
      </div>
      <div className="mx-5 mt-3.5 grid grid-cols-2 border-b border-line text-center leading-[3rem] font-semibold">
        <span className="-mb-px border-b-3 border-card-deep">Info</span>
        <span className="text-muted">Bio</span>
      </div>
      <div className="grid gap-2 px-5 pt-4 pb-5">
        <ArtTile icon={Phone} label="Phone" value={person.phone} />
        <ArtTile icon={Mail} label="Email" value={person.email} />
        <ArtTile icon={MessageSquareText} label="SMS" value={person.sms} />
        <ArtTile icon={MapPin} label="Address" value={person.address} />
      </div>
    </div>
  );
}

type ArtTileProps = { icon: LucideIcon; label: string; value: string };

function ArtTile({ icon: Icon, label, value }: ArtTileProps) {
  return (
    <div className="flex min-h-16 items-center gap-3.5 rounded-lg bg-card-tile py-2 pr-3.5 pl-4">
      <Icon size={24} strokeWidth={1.85} className="w-7 shrink-0 text-card-deep" />
      <span className="grid min-w-0 flex-1 leading-[1.35]">
        <span className="text-caption text-muted">{label}</span>
        <span className="truncate font-semibold">{value}</span>
      </span>
      <ArrowUpRight size={18} strokeWidth={1.75} className="shrink-0 text-muted" />
    </div>
  );
}
