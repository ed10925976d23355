import { FavouriteList } from "../features/favourite/favourite-list.tsx";
import { useSession } from "../features/session/public/session-context.tsx";
import { pageMeta } from "../lib/page-meta.ts";
import type { Route } from "./+types/favourites.ts";

export function meta({ matches }: Route.MetaArgs) {
  return pageMeta(matches, { title: "Favorites" });
}

export default function Favourites() {
  const { currentUser } = useSession();
  return currentUser && <FavouriteList userid={currentUser.userid} />;
}
