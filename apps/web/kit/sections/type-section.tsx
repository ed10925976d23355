import { Section } from "../section.tsx";

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
