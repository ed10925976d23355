import { useQueryClient } from "@tanstack/react-query";
import type { CallResult } from "@visita/domain/http/endpoint";
import type {
  AddCardLinkInput,
  listLinksEndpoint,
  NamedLink,
  UpdateCardLinkInput,
} from "@visita/domain/link/link.contract";
import { call } from "../../lib/api.ts";
import { linkKeys } from "./public/link.queries.ts";

export type LinkList = CallResult<typeof listLinksEndpoint>;

/** Changes links and shows them as they are then. Each throws when it was refused. */
export function useLinkChanges(cardid: string) {
  const storeLink = useStoreLink(cardid);
  async function stored(answer: Promise<NamedLink>): Promise<NamedLink> {
    const link = await answer;
    await storeLink(link);
    return link;
  }
  return {
    add: (body: AddCardLinkInput) =>
      stored(call("POST /api/card/links/:cardid", { params: { cardid }, body })),
    update: (linkid: string, body: UpdateCardLinkInput) =>
      stored(call("PATCH /api/card/links/:cardid/:linkid", { params: { cardid, linkid }, body })),
    end: (linkid: string) =>
      stored(call("DELETE /api/card/links/:cardid/:linkid", { params: { cardid, linkid } })),
  };
}

/** Shows a link as it is now; a list that was asked for before cannot bring an older one back. */
function useStoreLink(cardid: string) {
  const queryClient = useQueryClient();
  const queryKey = linkKeys.list(cardid);
  return async (link: NamedLink) => {
    await queryClient.cancelQueries({ queryKey });
    queryClient.setQueryData<LinkList>(queryKey, (list) => list && withLink(list, link));
  };
}

/** In its place, or in front when it is new. */
function withLink(list: LinkList, link: NamedLink): LinkList {
  const isNew = !list.links.some(({ linkid }) => linkid === link.linkid);
  const links = isNew
    ? [link, ...list.links]
    : list.links.map((other) => (other.linkid === link.linkid ? link : other));
  return { ...list, links, live: links.filter(({ overSince }) => overSince === null).length };
}
