import { useQuery } from "@tanstack/react-query";
import { lazy, Suspense, useEffect, useRef } from "react";
import { Link, useSearchParams } from "react-router-dom";
import { ErrorBoundary } from "@/components/error-boundary.tsx";
import { Badge } from "@/components/ui/badge.tsx";
import { Button } from "@/components/ui/button.tsx";
import { Spinner } from "@/components/ui/spinner.tsx";
import { Tabs, TabsContent, TabsList, TabsTrigger } from "@/components/ui/tabs.tsx";
import { useApi } from "@/lib/api-client.ts";
import { AuditTab } from "./audit-tab.tsx";
import { CampaignsTab } from "./campaigns-tab.tsx";
import { HumanizationsTab } from "./humanizations-tab.tsx";
import { PaymentsTab } from "./payments-tab.tsx";
import { usersQuery } from "./queries.ts";
import { UsersTab } from "./users-tab.tsx";

/** The charts are heavy, and seldom what one came for. */
const OverviewTab = lazy(() => import("./overview-tab.tsx").then((m) => ({ default: m.OverviewTab })));

const tabs = [
  { id: "users", label: "Users", Content: UsersTab },
  { id: "humanizations", label: "Humanizations", Content: HumanizationsTab },
  { id: "payments", label: "Payments", Content: PaymentsTab },
  { id: "campaigns", label: "Email Campaigns", Content: CampaignsTab },
  { id: "overview", label: "Overview", Content: OverviewTab },
  { id: "audit", label: "Audit Log", Content: AuditTab },
] as const;

/** What the users' tab asks for first: its answer tells their number too. */
const firstUsers = "limit=25&sort=createdAt&order=desc";

/** The admin area, for admins. The tab stands in the address. */
export function AdminScreen() {
  const [params, setParams] = useSearchParams();
  const tab = tabs.find(({ id }) => id === params.get("tab")) ?? tabs[0];
  const list = useRef<HTMLDivElement>(null);
  const { data } = useQuery(usersQuery(useApi(), firstUsers));
  const users = data?.total;
  // On a phone not all tabs are in sight.
  // biome-ignore lint/correctness/useExhaustiveDependencies: another tab is active, or the number moved it
  useEffect(() => {
    const active = list.current?.querySelector("[data-state=active]");
    active?.scrollIntoView({ block: "nearest", inline: "nearest" });
  }, [tab.id, users]);
  return (
    <div className="w-full max-w-[110rem] px-5 pb-16">
      <title>Admin Dashboard – AI Humanizer</title>
      <div className="flex flex-wrap items-center justify-between gap-3 py-5">
        <h1 className="font-semibold text-lg tracking-tight sm:text-xl">Admin Dashboard</h1>
        <div className="flex gap-2">
          <Button asChild variant="ghost" size="sm">
            <Link to="/login">Login</Link>
          </Button>
          <Button asChild variant="outline" size="sm">
            <Link to="/dashboard">Dashboard</Link>
          </Button>
        </div>
      </div>
      <Tabs value={tab.id} onValueChange={(id) => setParams({ tab: id }, { replace: true })}>
        <TabsList ref={list} aria-label="Admin area">
          {tabs.map(({ id, label }) => (
            <TabsTrigger key={id} value={id}>
              {label} {id === "users" && users !== undefined && <Badge variant="secondary">{users}</Badge>}
            </TabsTrigger>
          ))}
        </TabsList>
        {tabs.map(({ id, Content }) => (
          <TabsContent key={id} value={id}>
            <ErrorBoundary>
              <Suspense fallback={<Spinner label="Loading" className="py-16" />}>
                <Content />
              </Suspense>
            </ErrorBoundary>
          </TabsContent>
        ))}
      </Tabs>
    </div>
  );
}
