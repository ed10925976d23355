import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import {
  createMemoryRouter,
  type InitialEntry,
  Outlet,
  type RouteObject,
  RouterProvider,
} from "react-router";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { vi } from "vitest";
import { SessionProvider } from "../app/features/session/public/session-context.tsx";
import { Toaster } from "../app/ui/toast.tsx";

type Opening = {
  /** One place, or a history whose last place is open. */
  at?: InitialEntry | InitialEntry[];
  /** Of the installation. */
  settings?: object;
  client?: QueryClient;
};

/** Pages in the frame that root.tsx gives them. */
export function openPages(
  pages: RouteObject[],
  { at = "/", settings = { publicUrl: "https://cards.example" }, client = impatientClient() }: Opening = {},
) {
  const frame = (
    <QueryClientProvider client={client}>
      <SessionProvider>
        <Outlet />
        <Toaster />
      </SessionProvider>
    </QueryClientProvider>
  );
  const router = createMemoryRouter([{ id: "root", element: frame, children: pages }], {
    initialEntries: [at].flat(),
    hydrationData: { loaderData: { root: { settings } } },
  });
  render(<RouterProvider router={router} />);
  return router;
}

/** Tries nothing a second time. */
export function impatientClient(): QueryClient {
  return new QueryClient({ defaultOptions: { queries: { retry: false } } });
}

/** A page of the site with these settings of the installation, for somebody who is not signed in. */
export function openSitePage(Component: ComponentType, settings: object): void {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  openPages([{ path: "/", Component }], { settings });
}
