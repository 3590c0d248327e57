import { type FunctionComponent, type ReactNode, useEffect, useState } from "react";

/**
 * A part that its page can do without, whose code loads when it is first shown. `fallback` takes its place until then.
 * Where the code is out of reach the page goes on: with `Lost` in the part's place, or else as it was, and the part's
 * next render asks for it again, though Chromium says no until the page is loaded anew.
 */
export function optionalPart<Props extends object>(
  load: () => Promise<FunctionComponent<Props>>,
  Lost?: FunctionComponent<Props>,
) {
  let loaded: FunctionComponent<Props> | undefined;
  return (props: Props & { fallback?: ReactNode }) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => setPart(() => Lost),
      );
    });
    return Part ? <Part {...props} /> : props.fallback;
  };
}
