import { useEffect, useLayoutEffect, useRef, useState } from "react";
import { useLocation } from "react-router";
import { MAIN_ID } from "../../ui/page-frame.tsx";

/**
 * What a browser does by itself when it loads a page, and a router does not: the keyboard starts at the new content,
 * and screen readers say its title.
 */
export function RouteChange() {
  const { pathname } = useLocation();
  const announcedPath = useRef(pathname);
  const [title, setTitle] = useState("");

  useLayoutEffect(() => {
    if (announcedPath.current !== pathname) document.documentElement.dataset["navigated"] = "";
  }, [pathname]);

  useEffect(() => {
    if (announcedPath.current === pathname) return;
    announcedPath.current = pathname;
    setTitle(document.title);
    const main = document.getElementById(MAIN_ID);
    // A page may have chosen a field to begin with.
    if (!main?.contains(document.activeElement)) main?.focus({ preventScroll: true });
  }, [pathname]);

  return (
    <p aria-live="polite" className="sr-only">
      {title}
    </p>
  );
}
