import { Button } from "../../app/ui/button.tsx";
import { Notice } from "../../app/ui/notice.tsx";
import { notify } from "../../app/ui/toast.tsx";
import { Row, Section } from "../section.tsx";

export function ToastSection() {
  return (
    <Section title="Toast, notice">
      <Row>
        <Button variant="secondary" onClick={() => notify.success("card created successfully!")}>
          Success
        </Button>
        <Button variant="secondary" onClick={() => notify.error("file size should not exceed 1mb.")}>
          Error
        </Button>
        <Button variant="secondary" onClick={() => notify.loading("checking username availability...")}>
          Loading
        </Button>
        <Button variant="secondary" onClick={() => notify.blank("link copied")}>
          Blank
        </Button>
        <Button variant="ghost" onClick={() => notify.dismiss()}>
          Dismiss all
        </Button>
      </Row>
      <Notice>Phone, email and SMS are required. Everything else is up to you.</Notice>
      <Notice tone="success" title="Payment received">
        Premium Monthly runs until 3 December.
      </Notice>
      <Notice tone="warning">Your plan ends on 3 December.</Notice>
      <Notice tone="danger" title="Payment failed">
        Your bank refused the payment. Please try another card.
      </Notice>
    </Section>
  );
}
