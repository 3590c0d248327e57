import type { AppPath } from "@ai-humanizer/shared";
import { type ElementType, lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { AppShell } from "./layout/app-shell.tsx";

const DashboardPage = lazy(() =>
  import("./pages/dashboard-page.tsx").then((m) => ({ default: m.DashboardPage })),
);
const NotFoundPage = lazy(() =>
  import("./pages/not-found-page.tsx").then((m) => ({ default: m.NotFoundPage })),
);
const BareLayout = lazy(() => import("./layout/bare-layout.tsx").then((m) => ({ default: m.BareLayout })));
const AuthGuard = lazy(() => import("./layout/auth-guard.tsx").then((m) => ({ default: m.AuthGuard })));
const SignInScreen = lazy(() =>
  import("@/features/auth/sign-in-screen.tsx").then((m) => ({ default: m.SignInScreen })),
);
const DemoLoginScreen = lazy(() =>
  import("@/features/auth/demo-login-screen.tsx").then((m) => ({ default: m.DemoLoginScreen })),
);
const DesktopSignInScreen = lazy(() =>
  import("@/features/auth/desktop-sign-in-screen.tsx").then((m) => ({ default: m.DesktopSignInScreen })),
);
const AccountPage = lazy(() => import("./pages/account-page.tsx").then((m) => ({ default: m.AccountPage })));
const HistoryPage = lazy(() => import("./pages/history-page.tsx").then((m) => ({ default: m.HistoryPage })));
const PricingPage = lazy(() => import("./pages/pricing-page.tsx").then((m) => ({ default: m.PricingPage })));
const CheckoutPage = lazy(() =>
  import("./pages/checkout-page.tsx").then((m) => ({ default: m.CheckoutPage })),
);
const PaymentPage = lazy(() => import("./pages/payment-page.tsx").then((m) => ({ default: m.PaymentPage })));
const SuccessPage = lazy(() => import("./pages/success-page.tsx").then((m) => ({ default: m.SuccessPage })));
const AdminPage = lazy(() => import("./pages/admin-page.tsx").then((m) => ({ default: m.AdminPage })));

type Screens = Readonly<Partial<Record<AppPath, ElementType>>>;

const bare: Screens = {
  "/auth": SignInScreen,
  "/firebase-auth": SignInScreen,
  "/login": SignInScreen,
  "/demo-login": DemoLoginScreen,
  "/desktop-sign-in": DesktopSignInScreen,
};
const bareOfAccounts: Screens = { "/admin": AdminPage };
const framed: Screens = {
  // The landing page is a page of its own; a shell without it begins with the workspace.
  "/": () => <Navigate to="/dashboard" replace />,
  "/dashboard": DashboardPage,
  "/pricing": PricingPage,
};
const framedOfAccounts: Screens = {
  "/account": AccountPage,
  "/history": HistoryPage,
  "/checkout": CheckoutPage,
  "/payment": PaymentPage,
  "/payment-success": SuccessPage,
};

const toRoutes = (screens: Screens) =>
  Object.entries(screens).map(([path, Screen]) => <Route key={path} path={path} element={<Screen />} />);

/** Every route. Screens load when they are opened. */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route
          element={
            <ErrorBoundary>
              <BareLayout />
            </ErrorBoundary>
          }
        >
          {toRoutes(bare)}
          <Route element={<AuthGuard />}>{toRoutes(bareOfAccounts)}</Route>
        </Route>
        <Route element={<AppShell />}>
          {toRoutes(framed)}
          <Route element={<AuthGuard />}>{toRoutes(framedOfAccounts)}</Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
