import { Section } from "@/components/section.tsx";
import { qualityCopy } from "@/content/quality.ts";
import { percent } from "@/lib/format.ts";
import type { Report } from "./report.ts";

/** What of the meaning stays, in both modes and with professional editors. */
export function KeptPart({ modes, professionals }: Report) {
  const rows = [
    { name: "Content words", of: "contentWords" },
    { name: "Numbers", of: "numbers" },
    { name: "Names", of: "names" },
    { name: "Negations", of: "negations" },
    { name: "Paragraphs", of: "paragraphs" },
    { name: "Texts with all numbers, names and negations", of: "intactTexts" },
  ] as const;
  const byEditors: Partial<Record<string, number>> = {
    ...professionals,
    texts: undefined,
    detection: undefined,
  };
  return (
    <Section
      title={qualityCopy.meaning.title}
      text={qualityCopy.meaning.text}
      layout="beside"
      className="border-y bg-surface"
    >
      <table className="w-full self-start border-b text-left">
        <caption className="sr-only">{qualityCopy.meaning.title}</caption>
        <thead className="text-muted text-xs">
          <tr>
            <th scope="col" className="py-2 pr-3 font-normal">
              Kept
            </th>
            {modes.map(({ mode }) => (
              <th
                key={mode}
                scope="col"
                className="w-20 py-2 pl-2 text-right font-normal capitalize sm:w-24 sm:pl-3"
              >
                {mode}
              </th>
            ))}
            <th scope="col" className="w-14 py-2 pl-2 text-right font-normal sm:w-20 sm:pl-3">
              Editors
            </th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, of }) => {
            const edited = byEditors[of];
            return (
              <tr key={of} className="h-10 border-t">
                <th scope="row" className="py-2 pr-3 font-normal">
                  {name}
                </th>
                {modes.map(({ mode, preserved }) => (
                  <td key={mode} className="pl-3 text-right tabular-nums">
                    {percent(preserved[of])}
                  </td>
                ))}
                <td className="pl-3 text-right text-muted tabular-nums">
                  {edited === undefined ? <span className="sr-only">not measured</span> : percent(edited)}
                </td>
              </tr>
            );
          })}
        </tbody>
      </table>
    </Section>
  );
}
