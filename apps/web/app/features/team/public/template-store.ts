import { useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@visita/domain/http/endpoint";
import type { listTemplatesEndpoint, TeamTemplate } from "@visita/domain/team/template.contract";
import { useMemo } from "react";
import { teamKeys } from "./team.queries.ts";

export type TemplateList = CallResult<typeof listTemplatesEndpoint>;

/** The list as it is after a change. One that was asked for before cannot bring an older one back. */
export function useTemplateStore(userid: string, teamid: string) {
  const queryClient = useQueryClient();
  return useMemo(() => {
    const queryKey = [...teamKeys.one(userid, teamid), "templates"];
    async function change(next: (templates: readonly TeamTemplate[]) => TeamTemplate[]) {
      await queryClient.cancelQueries({ queryKey });
      queryClient.setQueryData<TemplateList>(
        queryKey,
        (list) => list && { ...list, templates: next(list.templates) },
      );
    }
    return {
      /** In its place, or at the end when it is new. */
      store: (template: TeamTemplate) =>
        change((templates) => {
          const isNew = !templates.some(({ templateid }) => templateid === template.templateid);
          if (isNew) return [...templates, template];
          return templates.map((other) => (other.templateid === template.templateid ? template : other));
        }),
      drop: (id: string) => change((templates) => templates.filter(({ templateid }) => templateid !== id)),
      /** Whatever depends on the templates is asked for anew. */
      refresh: () => queryClient.invalidateQueries({ queryKey: teamKeys.one(userid, teamid) }),
    };
  }, [queryClient, userid, teamid]);
}
