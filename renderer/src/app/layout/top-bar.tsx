import { Menu, PanelLeft } from "lucide-react";
import type { Ref } from "react";
import { Link } from "react-router-dom";
import { Button } from "@/components/ui/button.tsx";
import type { Account } from "@/lib/session/use-account.ts";
import { AccountCorner } from "./lazy-parts.ts";
import { OfflineBadge } from "./offline-badge.tsx";

interface TopBarProps {
  account: Account;
  /** Where the page puts its title. */
  titleRef: Ref<HTMLDivElement>;
  sidebarOpen: boolean;
  onToggleSidebar: () => void;
  onOpenDrawer: () => void;
}

export function TopBar({ account, titleRef, sidebarOpen, onToggleSidebar, onOpenDrawer }: TopBarProps) {
  return (
    <header className="sticky top-0 z-30 flex h-14 shrink-0 items-center gap-2 border-b bg-background px-2.5 md:px-4">
      <div className="lg:hidden">
        <Button variant="ghost" size="icon" aria-label="Open menu" onClick={onOpenDrawer}>
          <Menu aria-hidden className="size-5" strokeWidth={1.5} />
        </Button>
      </div>
      <div className="hidden lg:block">
        <Button
          variant="ghost"
          size="icon"
          aria-label={sidebarOpen ? "Hide sidebar" : "Show sidebar"}
          aria-expanded={sidebarOpen}
          onClick={onToggleSidebar}
        >
          <PanelLeft aria-hidden className="size-4" strokeWidth={1.5} />
        </Button>
      </div>
      <div
        ref={titleRef}
        className="flex min-w-0 flex-1 flex-col justify-center sm:flex-row sm:items-baseline sm:justify-start sm:gap-3"
      />
      <OfflineBadge />
      <Corner account={account} />
    </header>
  );
}

function Corner({ account }: Pick<TopBarProps, "account">) {
  return account.status === "signed-out" ? (
    <Button asChild variant="secondary" size="sm">
      <Link to="/auth">Sign In</Link>
    </Button>
  ) : (
    <AccountCorner account={account} />
  );
}
