import { type ComponentProps, useId } from "react";
import { cn } from "@/lib/cn.ts";

export const inputLook =
  "h-10 w-full min-w-0 rounded-md border border-line-strong bg-background px-3 text-base text-foreground transition-colors placeholder:text-faint hover:border-faint/70 disabled:text-faint pointer-coarse:text-md";

interface FieldProps extends Omit<ComponentProps<"input">, "id"> {
  label: string;
}

/** A labelled text field. */
export function Field({ label, className, ...props }: FieldProps) {
  const id = useId();
  return (
    <div className={cn("flex flex-col gap-1.5", className)}>
      <label htmlFor={id} className="font-medium text-sm">
        {label}
      </label>
      <input id={id} className={inputLook} {...props} />
    </div>
  );
}
