import { X } from "lucide-react";
import { Dialog } from "radix-ui";
import { Button } from "@/components/ui/button.tsx";
import { useReturnFocus } from "@/components/ui/use-return-focus.ts";
import type { Account } from "@/lib/session/use-account.ts";
import { Sidebar } from "./sidebar.tsx";

/** The sidebar on small screens: slides over the page, closes on a choice. */
export function MobileDrawer({ account, onClose }: { account: Account; onClose: () => void }) {
  const returnFocus = useReturnFocus();
  return (
    <Dialog.Root open onOpenChange={(open) => !open && onClose()}>
      <Dialog.Portal>
        <Dialog.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
        <Dialog.Content
          aria-describedby={undefined}
          onCloseAutoFocus={returnFocus}
          className="fixed inset-y-0 left-0 z-50 w-64 animate-slide-in border-line-strong border-r bg-surface outline-none"
          onClick={(event) => event.target instanceof Element && event.target.closest("a") && onClose()}
        >
          <Dialog.Title className="sr-only">Menu</Dialog.Title>
          <Sidebar account={account} />
          <Dialog.Close asChild>
            <Button variant="ghost" size="icon" className="absolute top-2 right-2" aria-label="Close menu">
              <X aria-hidden className="size-5" strokeWidth={1.5} />
            </Button>
          </Dialog.Close>
        </Dialog.Content>
      </Dialog.Portal>
    </Dialog.Root>
  );
}
