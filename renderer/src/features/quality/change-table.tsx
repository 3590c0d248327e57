import { percent } from "@/lib/format.ts";
import { nameOf } from "./names.ts";
import type { Breakdown } from "./report.ts";

export type Strictness = "at5" | "at1";

interface ChangeTableProps {
  caption: string;
  /** What a row is. */
  of: string;
  rows: readonly Breakdown[];
  strictness: Strictness;
}

/** Shares flagged before and after, a row each: the numbers, and the way between them drawn on one scale. */
export function ChangeTable({ caption, of, rows, strictness }: ChangeTableProps) {
  return (
    <table className="w-full border-b text-left">
      <caption className="mb-3 text-left font-medium text-md">{caption}</caption>
      <thead className="text-muted text-xs">
        <tr>
          <th scope="col" className="w-[56%] py-2 pr-3 font-normal md:w-64">
            {of}
          </th>
          <th scope="col" className="hidden w-16 py-2 pr-6 text-right font-normal sm:table-cell">
            Texts
          </th>
          <th scope="col" className="hidden py-2 font-normal sm:table-cell">
            <Scale />
          </th>
          <th scope="col" className="w-16 py-2 pl-3 text-right font-normal">
            Before
          </th>
          <th scope="col" className="w-16 py-2 pl-3 text-right font-normal">
            After
          </th>
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, texts, before, after }) => (
          <tr key={name} className="h-10 border-t">
            <th scope="row" className="py-2 pr-3 font-normal">
              {nameOf(name)}
              <div className="flex items-center gap-3 pr-2 sm:hidden">
                <Way before={before[strictness]} after={after[strictness]} />
                <span className="whitespace-nowrap text-muted text-xs tabular-nums">
                  {texts} {texts === 1 ? "text" : "texts"}
                </span>
              </div>
            </th>
            <td className="hidden pr-6 text-right text-muted tabular-nums sm:table-cell">{texts}</td>
            <td className="hidden sm:table-cell">
              <Way before={before[strictness]} after={after[strictness]} />
            </td>
            <td className="pl-3 text-right text-muted tabular-nums">{percent(before[strictness])}</td>
            <td className="pl-3 text-right tabular-nums">{percent(after[strictness])}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}

function Scale() {
  return (
    <span className="flex justify-between">
      <span>0%</span>
      <span>flagged</span>
      <span>100%</span>
    </span>
  );
}

/** A ring where it was, a dot where it is, a line between. */
function Way({ before, after }: { before: number; after: number }) {
  const [from, to] = [`${before * 100}%`, `${after * 100}%`];
  return (
    <svg aria-hidden="true" className="block h-5 w-full min-w-0 overflow-visible">
      <line x1="0" x2="100%" y1="10" y2="10" className="stroke-line-strong" />
      <line x1={from} x2={to} y1="10" y2="10" strokeWidth="2" className="stroke-accent" />
      <circle cx={from} cy="10" r="4.5" strokeWidth="1.5" className="fill-background stroke-muted" />
      <circle cx={to} cy="10" r="4.5" className="fill-accent" />
    </svg>
  );
}
