import { linkAnswers } from "@visita/domain/answers/link";
import { ApiError } from "../../lib/api-error.ts";
import { useForm } from "../../ui/use-form.ts";

type LinkFormInput<Link> = {
  /** What can be told before it is sent. */
  check: () => Partial<Record<"name" | "slug", string | null>>;
  send: () => Promise<Link>;
  onDone: (link: Link) => void;
};

/** A form about a link: checked here first, with the server's refusals beside the fields they are about. */
export function useLinkForm<Link>({ check, send, onDone }: LinkFormInput<Link>) {
  return useForm({
    answers: { link: linkAnswers },
    check() {
      const problems = Object.fromEntries(
        Object.entries(check()).flatMap(([name, problem]) => (problem ? [[name, problem]] : [])),
      );
      return Object.keys(problems).length > 0 ? { problems } : { values: undefined };
    },
    onValid: async () => onDone(await send()),
    explain(error) {
      return {
        message: error instanceof Error ? error.message : String(error),
        fields: refusedFields(error),
      };
    },
    saysInPlace: true,
  });
}

function refusedFields(error: unknown): Record<string, string> {
  if (!(error instanceof ApiError)) return {};
  if (error.code === "slug_taken") return { slug: error.message };
  const { name, slug, lastDay } = error.fields;
  return { ...(name && { name }), ...(slug && { slug }), ...(lastDay && { lastDay }) };
}
