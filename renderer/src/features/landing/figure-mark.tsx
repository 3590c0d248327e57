/** Leads from the operator's figures to the note on them. */
export function FigureMark() {
  return (
    <a href="#figures" aria-label="Note on these figures" className="rounded-sm px-0.5 hover:text-foreground">
      *
    </a>
  );
}
