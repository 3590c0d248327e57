import { useNavigate } from "react-router-dom";
import { HistoryScreen } from "@/features/history/history-screen.tsx";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { focusSource } from "@/features/humanize/focus-source.ts";
import { toast } from "@/lib/toast-store.ts";
import { PageTitle } from "../layout/page-title.tsx";

/** The history, from which a text goes back to the workspace. */
export function HistoryPage() {
  const navigate = useNavigate();
  const reuse = (text: string) => {
    const { text: before, setText } = useDraft.getState();
    setText(text);
    void navigate("/dashboard", { state: focusSource });
    if (before.trim() === "" || before === text) return;
    toast({
      title: "Opened in the workspace",
      description: "It took the place of the text that was there.",
      action: { label: "Undo", onClick: () => setText(before) },
    });
  };
  return (
    <>
      <PageTitle title="History" />
      <HistoryScreen onReuse={reuse} />
    </>
  );
}
