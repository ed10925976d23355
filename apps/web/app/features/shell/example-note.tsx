import { EXAMPLE_ACCOUNT_ID } from "@visita/domain/site/example-account";
import { Notice } from "../../ui/notice.tsx";
import { useSession } from "../session/public/session-context.tsx";

/** Above every page of the example account: nobody takes its figures for real ones. */
export function ExampleNote() {
  const { currentUser, logout } = useSession();
  if (currentUser?.userid !== EXAMPLE_ACCOUNT_ID) return null;
  return (
    <div role="note" aria-label="Example" className="example-note mb-6">
      <Notice title="This is an example.">
        {currentUser.firstname} is made up, and so are her links, visits and contacts. Look around and change
        what you like.{" "}
        <button type="button" className="type-link rounded-xs" onClick={() => void logout()}>
          Leave the example
        </button>
      </Notice>
    </div>
  );
}
