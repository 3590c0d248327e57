import { waitFor } from "@testing-library/react";
import { accountAnswers } from "./fake-account.ts";
import { createFakeFetch } from "./fake-api.ts";
import { renderInApp } from "./render.tsx";

function Probe({ useHook }: { useHook: () => unknown }) {
  useHook();
  return null;
}

/** For how many milliseconds a hook takes the answer of a path for fresh, once it is here. */
export async function freshFor(useHook: () => unknown, path: string): Promise<unknown> {
  const { fetch } = createFakeFetch(accountAnswers());
  const { queryClient } = renderInApp(<Probe useHook={useHook} />, { fetch });
  const query = await waitFor(() => {
    const [found] = queryClient.getQueryCache().findAll({ queryKey: [path] });
    if (found?.state.status !== "success") throw new Error(`${path} has no answer yet`);
    return found;
  });
  return query.observers[0]?.options.staleTime;
}
