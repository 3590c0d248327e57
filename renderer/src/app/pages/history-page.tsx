import type { HistoryItem } from "@ai-humanizer/shared";
import { useNavigate } from "react-router-dom";
import { HistoryScreen } from "@/features/history/history-screen.tsx";
import { useDraft } from "@/features/humanize/draft-store.ts";
import { focusSource } from "@/features/humanize/focus-source.ts";
import { toast } from "@/lib/toast-store.ts";
import { PageTitle } from "../layout/page-title.tsx";

/** The history, from which an entry goes back to the workspace. */
export function HistoryPage() {
  const navigate = useNavigate();
  const reuse = ({ originalText: source, humanizedText }: HistoryItem) => {
    const before = useDraft.getState();
    const { text, rewrite } = before;
    // What is still there of this very run has its changes and checks too.
    const isThere = rewrite?.source === source && rewrite.response.humanizedText === humanizedText;
    before.setText(source);
    if (!isThere) before.setRewrite({ source, response: { humanizedText } });
    void navigate("/dashboard", { state: focusSource });
    if (text.trim() === "" || (text === source && isThere)) return;
    toast({
      title: "Opened in the workspace",
      description: "It took the place of the text that was there.",
      action: { label: "Undo", onClick: () => useDraft.setState(before) },
    });
  };
  return (
    <>
      <PageTitle title="History" />
      <HistoryScreen onReuse={reuse} />
    </>
  );
}
