import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { render } from "@testing-library/react";
import type { ComponentType } from "react";
import { createMemoryRouter, Outlet, RouterProvider } from "react-router";
// biome-ignore lint/correctness/noUndeclaredDependencies: declared once, at the root of the workspaces
import { vi } from "vitest";
import { SessionProvider } from "../app/features/session/public/session-context.tsx";

/** A page of the site with these settings of the installation, for somebody who is not signed in. */
export function openSitePage(Component: ComponentType, settings: object): void {
  vi.stubGlobal("fetch", async () => new Response("{}", { status: 401 }));
  const frame = (
    <QueryClientProvider client={new QueryClient()}>
      <SessionProvider>
        <Outlet />
      </SessionProvider>
    </QueryClientProvider>
  );
  const children = [{ path: "/", Component }];
  const router = createMemoryRouter([{ id: "root", element: frame, children }], {
    hydrationData: { loaderData: { root: { settings } } },
  });
  render(<RouterProvider router={router} />);
}
