import { ArrowLeft } from "lucide-react";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "./message-page.tsx";

export function NotFoundPage() {
  return (
    <MessagePage
      number="404"
      title="Oops! Something Went wrong."
      text="We couldn't find the page you were looking for. Try the Homepage."
    >
      <ButtonLink to="/" size="lg" icon={ArrowLeft}>
        Home
      </ButtonLink>
    </MessagePage>
  );
}
