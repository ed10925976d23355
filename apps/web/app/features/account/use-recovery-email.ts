import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readPersistedValue } from "./persisted-value.ts";

/** The address that a recovery began with; undefined until the page listens. A page without one is not there. */
export function useRecoveryEmail(): string | undefined {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    const kept = readPersistedValue("recoveryEmail");
    if (kept) setEmail(kept);
    else void navigate("/404", { replace: true });
  }, [navigate]);

  return email;
}
