import { useLocation, useNavigate } from "react-router";

/**
 * The step lives in the browser's history, so that the back button of a phone leads to the step before and not out of
 * the form. Other parts of the state, such as the card's id, travel along.
 */
type StepState = {
  step?: number;
  /** The entry before this one in the history is the step before. */
  isAfterPrevious?: boolean;
  /** Without a step: the field that somebody came for. */
  field?: string;
};

export function useStep(count: number, stepOfField: (field: string) => number = () => 0) {
  const location = useLocation();
  const navigate = useNavigate();
  const state = (location.state ?? {}) as StepState;
  const wantedField = state.step === undefined ? state.field : undefined;
  const index = boundedStep(wantedField === undefined ? state.step : stepOfField(wantedField), count);

  function open(step: number, options: { isAfterPrevious?: boolean; replace?: boolean } = {}) {
    const { isAfterPrevious = false, replace = false } = options;
    void navigate(location.pathname + location.search, {
      state: { ...state, step, isAfterPrevious },
      replace,
    });
  }

  return {
    index,
    wantedField,
    isLast: index === count - 1,
    open,
    next: () => open(Math.min(index + 1, count - 1), { isAfterPrevious: true }),
    prev() {
      if (index === 0) return;
      if (state.isAfterPrevious) void navigate(-1);
      else open(index - 1, { replace: true });
    },
  };
}

export type Steps = ReturnType<typeof useStep>;

function boundedStep(step: unknown, count: number): number {
  return Number.isInteger(step) ? Math.max(0, Math.min(step as number, count - 1)) : 0;
}
