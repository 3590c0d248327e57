import { HistoryScreen } from "@/features/history/history-screen.tsx";
import { PageTitle } from "../layout/page-title.tsx";

export function HistoryPage() {
  return (
    <>
      <PageTitle title="History" />
      <HistoryScreen />
    </>
  );
}
