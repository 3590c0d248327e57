import { CircleAlert, CircleCheck, Info, X } from "lucide-react";
import { Toast as Primitive } from "radix-ui";
import { cn } from "@/lib/cn.ts";
import { toastDuration, useToasts } from "@/lib/toast-store.ts";
import { Button } from "./button.tsx";

const looks = {
  default: { icon: Info, color: "text-info" },
  success: { icon: CircleCheck, color: "text-success" },
  destructive: { icon: CircleAlert, color: "text-danger" },
} as const;

/** Shows the toast store's toasts, top center, where they cover no control. */
export function Toaster() {
  const { toasts, dismiss } = useToasts();
  return (
    <Primitive.Provider duration={toastDuration} swipeDirection="up" label="Notification">
      {toasts.map(({ id, open, title, description, variant = "default", duration, action }) => {
        const { icon: Icon, color } = looks[variant];
        return (
          <Primitive.Root
            key={id}
            open={open}
            onOpenChange={(next) => !next && dismiss(id)}
            {...(duration === undefined ? {} : { duration })}
            className={cn(
              "pointer-events-auto flex w-fit min-w-64 max-w-full animate-drop-in gap-3 rounded-lg border border-line-strong bg-overlay py-2 pr-2 pl-4 shadow-float data-[swipe=move]:translate-y-(--radix-toast-swipe-move-y)",
              description ? "items-start" : "items-center",
            )}
          >
            <Icon
              aria-hidden
              className={cn("size-4 shrink-0", description && "mt-1.5", color)}
              strokeWidth={1.75}
            />
            <div className="min-w-0 flex-1 py-1">
              <Primitive.Title className="font-medium">{title}</Primitive.Title>
              {description && (
                <Primitive.Description className="text-muted">{description}</Primitive.Description>
              )}
            </div>
            {action && (
              <Primitive.Action asChild altText={action.label}>
                <Button variant="outline" size="sm" onClick={action.onClick}>
                  {action.label}
                </Button>
              </Primitive.Action>
            )}
            <Primitive.Close asChild>
              <Button variant="ghost" size="icon" aria-label="Dismiss">
                <X aria-hidden className="size-4" strokeWidth={1.5} />
              </Button>
            </Primitive.Close>
          </Primitive.Root>
        );
      })}
      <Primitive.Viewport className="pointer-events-none fixed inset-x-3 top-2 z-60 mx-auto flex max-w-lg flex-col items-center outline-none" />
    </Primitive.Provider>
  );
}
