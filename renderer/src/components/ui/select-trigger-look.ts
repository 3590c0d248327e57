/** The look of a select's trigger, apart from the select: a stand-in can wear it before the select has loaded. */
export const selectTriggerLook =
  "inline-flex h-8 items-center justify-between gap-2 rounded-md border border-line-strong px-3 text-foreground text-sm transition-colors hover:bg-raised disabled:text-faint data-[state=open]:bg-raised pointer-coarse:h-10";
