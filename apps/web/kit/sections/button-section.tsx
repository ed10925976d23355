import { BookmarkX, Pencil, Plus, QrCode, Share2, Trash2, UserRoundPlus, X } from "lucide-react";
import { Button } from "../../app/ui/button.tsx";
import { IconButton } from "../../app/ui/icon-button.tsx";
import { ButtonLink, TextLink } from "../../app/ui/links.tsx";
import { Row, Section, Specimen } from "../section.tsx";

export function ButtonSection() {
  return (
    <Section title="Button">
      <Row>
        <Specimen name="primary">
          <Button>Get Started</Button>
        </Specimen>
        <Specimen name="hover">
          <Button className="bg-primary-hover!">Get Started</Button>
        </Specimen>
        <Specimen name="focus">
          <Button className="outline-3 outline-offset-2 outline-accent outline-solid">Get Started</Button>
        </Specimen>
        <Specimen name="busy">
          <Button isBusy busyLabel="Sending...">
            Get Started
          </Button>
        </Specimen>
        <Specimen name="disabled">
          <Button disabled>Get Started</Button>
        </Specimen>
      </Row>
      <Row>
        <Specimen name="secondary">
          <Button variant="secondary" icon={Share2}>
            Share
          </Button>
        </Specimen>
        <Specimen name="secondary, busy">
          <Button variant="secondary" icon={Share2} isBusy busyLabel="Sharing...">
            Share
          </Button>
        </Specimen>
        <Specimen name="ghost">
          <Button variant="ghost" icon={BookmarkX}>
            Remove
          </Button>
        </Specimen>
        <Specimen name="danger">
          <Button variant="danger">Cancel Subscription</Button>
        </Specimen>
        <Specimen name="link, large">
          <ButtonLink to="/new" size="lg" icon={Plus}>
            Add Business Card
          </ButtonLink>
        </Specimen>
      </Row>
      <Row>
        <div data-card="blue-color-one">
          <Specimen name="card, 56 high">
            <Button variant="card" size="lg" icon={UserRoundPlus}>
              Add to Contact
            </Button>
          </Specimen>
        </div>
        <div data-card="gold-color">
          <Specimen name="card, gold-color">
            <Button variant="card" size="lg" icon={UserRoundPlus}>
              Add to Contact
            </Button>
          </Specimen>
        </div>
        <Specimen name="icon">
          <IconButton label="QR" icon={QrCode} variant="outline" />
        </Specimen>
        <Specimen name="icon, 56">
          <IconButton label="Share" icon={Share2} variant="outline" size="lg" />
        </Specimen>
        <Specimen name="icon ghost">
          <IconButton label="Close" icon={X} />
        </Specimen>
        <Specimen name="icon danger">
          <IconButton label="Delete" icon={Trash2} variant="danger" />
        </Specimen>
        <Specimen name="icon disabled">
          <IconButton label="Edit" icon={Pencil} disabled />
        </Specimen>
      </Row>
      <Button variant="primary" size="lg" isFull>
        Full width
      </Button>
      <p>
        A link in a sentence: <TextLink to="/terms">Terms of Service</TextLink>.
      </p>
    </Section>
  );
}
