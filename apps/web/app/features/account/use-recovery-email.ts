import { useEffect, useState } from "react";
import { useNavigate } from "react-router";
import { readPersistedValue } from "./persisted-value.ts";

/** The email of the recovery; undefined until hydration. Without one the page is a 404. */
export function useRecoveryEmail(): string | undefined {
  const navigate = useNavigate();
  const [email, setEmail] = useState<string>();

  useEffect(() => {
    const stored = readPersistedValue("recoveryEmail");
    if (stored) setEmail(stored);
    else void navigate("/404", { replace: true });
  }, [navigate]);

  return email;
}
