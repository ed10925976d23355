import { Logo, LogoMark } from "../../app/ui/logo.tsx";
import { Row, Section } from "../section.tsx";

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
