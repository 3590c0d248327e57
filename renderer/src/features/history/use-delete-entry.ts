import { type HistoryItem, historyDeletedSchema, historyItemSchema } from "@ai-humanizer/shared";
import { useMutation, useQueryClient } from "@tanstack/react-query";
import { useApi } from "@/lib/api-client.ts";
import { toast } from "@/lib/toast-store.ts";
import { putBack, takeOut } from "./list-cache.ts";
import { historyKey } from "./queries.ts";

/** How long the toast offers to undo, in milliseconds; the server allows longer. */
const undoTime = 10_000;

/** Deletes an entry: it leaves the lists at once, and comes back by undo or when the server refuses. */
export function useDeleteEntry(): (entry: HistoryItem) => void {
  const api = useApi();
  const queries = useQueryClient();

  const restore = useMutation({
    mutationFn: ({ id }: HistoryItem) => api.post(`/api/history/${id}/restore`, {}, historyItemSchema),
    onSuccess: (entry) => putBack(queries, entry),
    onError: ({ message }) =>
      toast({ title: "It could not be restored", description: message, variant: "destructive" }),
  });

  const remove = useMutation({
    mutationFn: ({ id }: HistoryItem) => api.delete(`/api/history/${id}`, undefined, historyDeletedSchema),
    onMutate: async ({ id }) => {
      // An answer that is on its way would bring it back.
      await queries.cancelQueries({ queryKey: historyKey });
      takeOut(queries, id);
    },
    onSuccess: (_, entry) =>
      toast({
        title: "Deleted from your history",
        duration: undoTime,
        action: { label: "Undo", onClick: () => restore.mutate(entry) },
      }),
    onError: ({ message }, entry) => {
      putBack(queries, entry);
      toast({ title: "It could not be deleted", description: message, variant: "destructive" });
    },
  });

  return remove.mutate;
}
