import { useMutation, useQuery, useQueryClient } from "@tanstack/react-query";
import type { Shortcut } from "@/platform/platform.ts";

const queryKey = ["shortcut"];

/** The shell's global shortcut: its keys, undefined until they are known, and the way to change them. */
export function useShortcut(shortcut: Shortcut) {
  const queryClient = useQueryClient();
  const { data: keys } = useQuery({ queryKey, queryFn: shortcut.get });
  const { mutate: change, ...mutation } = useMutation({
    mutationFn: async (next: string | null) => {
      if ((await shortcut.set(next)) === "taken") throw new Error("Another program uses these keys.");
      return next;
    },
    onSuccess: (next) => queryClient.setQueryData(queryKey, next),
  });
  return { keys, change, isSaving: mutation.isPending, error: mutation.error, forgetError: mutation.reset };
}
