import { cva, type VariantProps } from "class-variance-authority";
import { type ComponentProps, cloneElement, isValidElement } from "react";
import { cn } from "@/lib/cn.ts";

const buttonVariants = cva(
  "inline-flex shrink-0 select-none items-center justify-center gap-2 whitespace-nowrap rounded-md font-medium transition-colors disabled:pointer-events-none [&_svg]:shrink-0",
  {
    variants: {
      variant: {
        default:
          "bg-accent text-on-accent hover:bg-accent-hover active:bg-accent disabled:bg-overlay disabled:text-faint",
        destructive: "bg-danger text-on-danger hover:bg-danger/90 disabled:bg-overlay disabled:text-faint",
        outline:
          "border border-line-strong text-foreground hover:bg-raised active:bg-overlay disabled:text-faint",
        secondary: "bg-raised text-foreground hover:bg-overlay active:bg-raised disabled:text-faint",
        ghost: "text-muted hover:bg-raised hover:text-foreground active:bg-overlay disabled:text-faint/70",
        link: "text-accent underline-offset-4 hover:underline disabled:text-faint [&&]:px-0",
        gradient:
          "bg-linear-to-b from-accent-hover to-accent text-on-accent hover:to-accent-hover disabled:from-overlay disabled:to-overlay disabled:text-faint",
      },
      size: {
        default: "h-9 px-4 text-base pointer-coarse:h-10",
        sm: "h-8 px-3 text-sm pointer-coarse:h-10",
        lg: "h-11 px-6 text-md",
        icon: "size-8 pointer-coarse:size-10",
      },
    },
    defaultVariants: { variant: "default", size: "default" },
  },
);

interface ButtonProps extends ComponentProps<"button">, VariantProps<typeof buttonVariants> {
  /** Styles the child (a link) as a button rather than rendering one. */
  asChild?: boolean;
}

export function Button({ className, variant, size, asChild = false, children, ...props }: ButtonProps) {
  const classes = cn(buttonVariants({ variant, size }), className);
  if (asChild && isValidElement<{ className?: string }>(children)) {
    return cloneElement(children, { ...props, className: cn(classes, children.props.className) });
  }
  return (
    <button type="button" className={classes} {...props}>
      {children}
    </button>
  );
}
