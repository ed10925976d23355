import type { NamedLink } from "@visita/domain/link/link.contract";
import { type FormEvent, useRef, useState } from "react";
import { flushSync } from "react-dom";
import { ApiError } from "../../lib/api-error.ts";
import { useSessionExpiry } from "../session/public/session-context.tsx";

type FieldName = "name" | "slug" | "lastDay";
type Problems = Partial<Record<FieldName, string | null>>;

type LinkFormInput = {
  /** What can be told before it is sent. */
  check: () => Problems;
  send: () => Promise<NamedLink>;
  onDone: (link: NamedLink) => void;
};

/** A form about a link: checked here first, sent once, with the server's refusals beside the fields they are about. */
export function useLinkForm({ check, send, onDone }: LinkFormInput) {
  const isUnderWay = useRef(false);
  const [isBusy, setIsBusy] = useState(false);
  const [problems, setProblems] = useState<Problems>({});
  /** A refusal that is about no single field. */
  const [failure, setFailure] = useState<string>();
  const expireOn = useSessionExpiry();

  async function onSubmit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isUnderWay.current) return;
    const form = event.currentTarget;
    setFailure(undefined);
    const found = check();
    if (Object.values(found).some(Boolean)) return showProblems(form, found);
    setProblems({});
    isUnderWay.current = true;
    setIsBusy(true);
    try {
      onDone(await send());
    } catch (error) {
      refuse(form, error);
    }
    isUnderWay.current = false;
    setIsBusy(false);
  }

  function refuse(form: HTMLFormElement, error: unknown) {
    expireOn(error);
    const refused = error instanceof ApiError ? fieldProblems(error) : {};
    if (Object.keys(refused).length > 0) return showProblems(form, refused);
    setFailure(error instanceof Error ? error.message : String(error));
  }

  function showProblems(form: HTMLFormElement, found: Problems) {
    flushSync(() => setProblems(found));
    form.querySelector<HTMLElement>("[aria-invalid=true]")?.focus();
  }

  return {
    isBusy,
    failure,
    onSubmit,
    field: (name: FieldName) => ({ name, error: problems[name] ?? undefined }),
    /** A text under a field goes when the field is changed. */
    forget: (name: FieldName) => setProblems(({ [name]: _gone, ...others }) => others),
  };
}

function fieldProblems(error: ApiError): Problems {
  if (error.code === "slug_taken") return { slug: error.message };
  const { name, slug, lastDay } = error.fields;
  return { ...(name && { name }), ...(slug && { slug }), ...(lastDay && { lastDay }) };
}
