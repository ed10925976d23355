import { ArrowLeft, RotateCw } from "lucide-react";
import { useLocation } from "react-router";
import { ButtonLink } from "../../ui/button-link.tsx";
import { MessagePage } from "./message-page.tsx";

/** Both ways out load a fresh document: whatever broke in this one stays behind. */
export function ErrorPage() {
  return (
    <MessagePage
      number="500"
      title="This page could not be shown."
      text="Something failed on our side. Reload the page, or start again from the Homepage."
    >
      <ButtonLink to={useLocation()} reloadDocument size="lg" icon={RotateCw}>
        Reload
      </ButtonLink>
      <ButtonLink to="/" reloadDocument variant="secondary" size="lg" icon={ArrowLeft}>
        Home
      </ButtonLink>
    </MessagePage>
  );
}
