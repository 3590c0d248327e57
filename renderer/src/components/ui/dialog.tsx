import { X } from "lucide-react";
import { Dialog as Primitive } from "radix-ui";
import { type ComponentProps, type ReactNode, useEffect } from "react";
import { cn } from "@/lib/cn.ts";
import { dismissToasts } from "@/lib/toast-store.ts";
import { Button } from "./button.tsx";
import { useReturnFocus } from "./use-return-focus.ts";

export const Dialog = Primitive.Root;

interface DialogContentProps extends Omit<ComponentProps<typeof Primitive.Content>, "title"> {
  title: string;
  description: ReactNode;
  /** For reading texts rather than answering a question. */
  wide?: boolean;
}

/** A centered dialog with its title, description and close button. */
export function DialogContent({
  title,
  description,
  wide = false,
  className,
  children,
  ...props
}: DialogContentProps) {
  const returnFocus = useReturnFocus();
  // A toast above the dialog would take its first Escape.
  useEffect(dismissToasts, []);
  return (
    <Primitive.Portal>
      <Primitive.Overlay className="fixed inset-0 z-40 animate-fade-in bg-scrim" />
      <Primitive.Content
        onCloseAutoFocus={returnFocus}
        className={cn(
          "fixed inset-x-4 top-1/2 z-50 mx-auto max-h-[calc(100dvh-2rem)] -translate-y-1/2 animate-fade-in overflow-y-auto rounded-xl border border-line-strong bg-raised p-6 shadow-float",
          wide ? "max-w-2xl" : "max-w-md",
          className,
        )}
        {...props}
      >
        <Primitive.Title className="pr-8 font-semibold text-lg tracking-tight">{title}</Primitive.Title>
        <Primitive.Description className="mt-1 text-muted">{description}</Primitive.Description>
        {children}
        <Primitive.Close asChild>
          <Button variant="ghost" size="icon" className="absolute top-4 right-4" aria-label="Close">
            <X aria-hidden className="size-4" strokeWidth={1.5} />
          </Button>
        </Primitive.Close>
      </Primitive.Content>
    </Primitive.Portal>
  );
}
