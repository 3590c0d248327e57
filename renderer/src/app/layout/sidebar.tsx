import { Clock, CreditCard, PenLine, User } from "lucide-react";
import { Link, NavLink } from "react-router-dom";
import { Switch } from "@/components/ui/switch.tsx";
import { Wordmark } from "@/components/wordmark.tsx";
import type { Account } from "@/lib/session/use-account.ts";
import { SidebarHistory, SidebarProfile } from "./lazy-parts.ts";

const links = [
  { to: "/dashboard", label: "Dashboard", icon: PenLine },
  { to: "/account", label: "Account", icon: User },
  { to: "/pricing", label: "Pricing", icon: CreditCard },
  { to: "/history", label: "History", icon: Clock },
];

export function Sidebar({ account }: { account: Account }) {
  return (
    <div className="flex h-full flex-col overflow-y-auto">
      <div className="flex h-14 shrink-0 items-center px-5">
        <Link to="/" reloadDocument className="rounded-md">
          <Wordmark />
        </Link>
      </div>
      {account.status !== "signed-out" && (
        // As high as the card, so that its arrival moves nothing.
        <div className="h-20 shrink-0">
          <SidebarProfile account={account} />
        </div>
      )}
      <nav aria-label="Main" className="mt-2 flex flex-col gap-0.5 px-3">
        {links.map(({ to, label, icon: Icon }) => (
          <NavLink
            key={to}
            to={to}
            className="flex h-8 items-center gap-3 rounded-md px-2 text-muted transition-colors hover:bg-raised hover:text-foreground aria-[current=page]:bg-raised aria-[current=page]:text-foreground pointer-coarse:h-10"
          >
            <Icon aria-hidden className="size-4" strokeWidth={1.5} />
            {label}
          </NavLink>
        ))}
      </nav>
      <section aria-labelledby="recent-history" className="mt-8 px-5">
        <h2 id="recent-history" className="mb-2 font-medium text-muted text-xs">
          Recent History
        </h2>
        {account.status === "signed-out" ? (
          <p className="text-muted text-sm">No history yet</p>
        ) : (
          <SidebarHistory account={account} />
        )}
      </section>
      <div className="mt-auto flex h-14 shrink-0 items-center justify-between border-t px-5 text-muted text-sm">
        <span id="theme-lock">Dark mode (locked)</span>
        <Switch checked disabled aria-labelledby="theme-lock" />
      </div>
    </div>
  );
}
