import { lazy } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { AppShell } from "./layout/app-shell.tsx";

const DashboardPage = lazy(() =>
  import("./pages/dashboard-page.tsx").then((m) => ({ default: m.DashboardPage })),
);
const NotFoundPage = lazy(() =>
  import("./pages/not-found-page.tsx").then((m) => ({ default: m.NotFoundPage })),
);

/** Every route. Screens load when they are opened. */
export function AppRoutes() {
  return (
    <Routes>
      <Route element={<AppShell />}>
        <Route path="/" element={<Navigate to="/dashboard" replace />} />
        <Route path="/dashboard" element={<DashboardPage />} />
        <Route path="*" element={<NotFoundPage />} />
      </Route>
    </Routes>
  );
}
