import { cardThemes } from "@visita/domain/card/themes";
import { colorNames } from "@visita/domain/owner-messages/colors";
import { PlaceholderTile } from "../../app/features/card/view/channel-tile.tsx";
import { useTranslate } from "../../app/lib/language.tsx";
import { CardCover } from "../../app/ui/card-cover.tsx";
import { Logo, LogoMark } from "../../app/ui/logo.tsx";
import { Row, Section } from "../section.tsx";

export function ThemeSection() {
  const colorName = useTranslate(colorNames);
  return (
    <div className="mt-12">
      <Section title="26 card themes">
        <ul className="grid grid-cols-2 gap-x-4 gap-y-6 md:grid-cols-3 lg:grid-cols-5">
          {cardThemes.map((theme) => (
            <li
              key={theme.key}
              data-card={theme.key}
              className="grid min-w-0 grid-cols-[minmax(0,1fr)] gap-2"
            >
              <div className="[filter:drop-shadow(0_var(--edge)_0_var(--card-edge))]">
                <CardCover theme={theme.key} className="flex h-37 flex-col justify-end rounded-lg p-4">
                  <p className="font-display text-heading">{colorName(theme.key)}</p>
                  <p className="truncate text-caption font-medium">{theme.key}</p>
                </CardCover>
              </div>
              <PlaceholderTile channel="phonenumber" label="Phone" hint={theme.light.deep} />
            </li>
          ))}
        </ul>
      </Section>
    </div>
  );
}

export function LogoSection() {
  return (
    <Section title="Logo">
      <Row>
        <Logo brand="Visita" />
        <Logo brand="Halden & Voss" />
        <LogoMark height={30} />
      </Row>
      <div className="on-ink flex flex-wrap gap-6 rounded-lg bg-ink-900 p-5">
        <Logo brand="Visita" />
        <Logo brand="Halden & Voss" />
      </div>
    </Section>
  );
}

export function TypeSection() {
  return (
    <Section title="Type">
      <p className="type-hero">Leave a card</p>
      <p className="type-display">Get everything in one place</p>
      <p className="type-name">Giulia Ferrante</p>
      <p className="type-title">Your cards</p>
      <p className="type-heading">Share me</p>
      <p className="type-lead">Send the link, and people save you to their contacts with one tap.</p>
      <p>
        Phone, email and SMS are required. <strong className="font-semibold">+39 02 5550 0142</strong>
      </p>
      <p className="text-small">
        One card is free forever.{" "}
        <span className="text-caption text-muted">JPG, PNG or WebP, up to 1 MB</span>
      </p>
    </Section>
  );
}
