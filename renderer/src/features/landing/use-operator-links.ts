import { type RefObject, useEffect, useState } from "react";
import type { loadOperatorLinks } from "./load-operator-links.ts";

/**
 * The operator's own pages, on a page that runs without the app; none until they are known. What asks for them is a
 * good part of the app's code, and waits until the place where they are shown comes into sight.
 */
export function useOperatorLinks(place: RefObject<Element | null>) {
  const [links, setLinks] = useState<Awaited<ReturnType<typeof loadOperatorLinks>>>([]);
  useEffect(() => {
    const observer = new IntersectionObserver(([entry]) => {
      if (!entry?.isIntersecting) return;
      observer.disconnect();
      // Without a connection the page is as it was built.
      import("./load-operator-links.ts").then((m) => m.loadOperatorLinks()).then(setLinks, () => {});
    });
    if (place.current) observer.observe(place.current);
    return () => observer.disconnect();
  }, [place]);
  return links;
}
