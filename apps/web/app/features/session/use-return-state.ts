import { useLocation } from "react-router";
import { type ReturnState, returnPathFrom } from "./return-path.ts";

/** Where the visitor was going, to be handed on from one page of signing in to the next. */
export function useReturnState(): ReturnState | undefined {
  const { state, search } = useLocation();
  const returnTo = returnPathFrom(state, search);
  return returnTo === undefined ? undefined : { returnTo };
}
