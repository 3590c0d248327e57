import { lazy, Suspense } from "react";
import { Navigate, Route, Routes } from "react-router-dom";
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

/** Every route. Screens load when they are opened. */
export function AppRoutes() {
  return (
    <Suspense>
      <Routes>
        <Route element={<BareLayout />}>
          {["/auth", "/firebase-auth", "/login"].map((path) => (
            <Route key={path} path={path} element={<SignInScreen />} />
          ))}
          <Route path="/demo-login" element={<DemoLoginScreen />} />
          <Route path="/desktop-sign-in" element={<DesktopSignInScreen />} />
          <Route element={<AuthGuard />}>
            <Route path="/admin" element={<AdminPage />} />
          </Route>
        </Route>
        <Route element={<AppShell />}>
          {/* The landing page is a page of its own; a shell without it begins with the workspace. */}
          <Route path="/" element={<Navigate to="/dashboard" replace />} />
          <Route path="/dashboard" element={<DashboardPage />} />
          <Route path="/pricing" element={<PricingPage />} />
          <Route element={<AuthGuard />}>
            <Route path="/account" element={<AccountPage />} />
            <Route path="/history" element={<HistoryPage />} />
            <Route path="/checkout" element={<CheckoutPage />} />
            <Route path="/payment" element={<PaymentPage />} />
            <Route path="/payment-success" element={<SuccessPage />} />
          </Route>
          <Route path="*" element={<NotFoundPage />} />
        </Route>
      </Routes>
    </Suspense>
  );
}
