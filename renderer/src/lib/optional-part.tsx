import { type ComponentType, type ReactNode, useEffect, useState } from "react";

/**
 * A part that its page can do without, whose code loads when it is first shown. `fallback` takes its place until then.
 * Where the code is out of reach the page goes on, and the part's next render asks for it again, though Chromium says
 * no until the page is loaded anew.
 */
export function optionalPart<Props extends object>(load: () => Promise<ComponentType<Props>>) {
  let loaded: ComponentType<Props> | undefined;
  return (props: Props & { fallback?: ReactNode }) => {
    const [Part, setPart] = useState(() => loaded);
    useEffect(() => {
      if (Part) return;
      load().then(
        (part) => {
          loaded = part;
          setPart(() => part);
        },
        () => {},
      );
    });
    return Part ? <Part {...props} /> : props.fallback;
  };
}
