import type { ProtectedSpan } from "../types.ts";

/** What a line of prose hardly ever is: a head of a function, an assignment, an import, a statement, a closing brace. */
const statement = new RegExp(
  `^(?:${[
    String.raw`(?:(?:export|default|public|private|protected|static|async|abstract|final) )*(?:function|class|interface|enum|struct|fn|func) ?[\w$<>]*.*[({]$`,
    String.raw`(?:(?:export|default|public|private|protected|static|async) )*(?:function|func|fn) [\w$]+ ?\(.*`,
    String.raw`(?:[\w$<>[\]*&:]+ )+[\w$~]+ ?\([^()]*\) ?(?:const )?\{`,
    String.raw`(?:async )?def \w+ ?\(.*\).*:`,
    String.raw`class \w+(?:\([\w., ]*\))?:`,
    String.raw`(?:export )?(?:const|let|var|int|float|double|bool|char|string|auto) +[\w$]+ *[=;:].*`,
    String.raw`import [\w.{}*, $]+ from ['"].*`,
    String.raw`from [\w.]+ import [\w.*, ]+`,
    '#include *[<"].*',
    String.raw`(?:return|throw|break|continue|yield|await|print|console\.log|System\.out\.println)\b.*;`,
    String.raw`[ \t]+(?:return|raise|yield)\b.*[\w)\]}'"]`,
    String.raw`(?:else|try|finally|do) ?\{`,
    String.raw`\}? ?(?:if|else if|for|while|switch|catch) ?\(.*\) ?\{?`,
    String.raw`[\w$.[\]]+ *[-+*/]?= *[^=\s].*[;)\]}"'\d]`,
    String.raw`[\w$.]+\(.*\) ?[;{]`,
    String.raw`[})\]]+[;,)]*`,
  ]
    .map((line) => String.raw`[ \t]*${line}[ \t]*`)
    .join("|")})$`,
);

/** What may stand between statements: a comment, or a line that is set in. */
const between = /^[ \t]*(?:\/\/|\/\*|\*|#|--)|^(?: {2,}|\t)/;

/** Lines of a program that is pasted without any marks: two statements or more, with the comments around and between them. */
export function findCodeLines(text: string): ProtectedSpan[] {
  const found: ProtectedSpan[] = [];
  let run: ProtectedSpan[] = [];
  let statements = 0;
  const close = () => {
    if (statements > 1) found.push(...run);
    run = [];
    statements = 0;
  };
  let start = 0;
  for (const raw of text.split("\n")) {
    const line = raw.replace(/\r$/, "");
    const end = start + line.length;
    const isStatement = line.length < 300 && statement.test(line);
    if (isStatement) statements += 1;
    if (isStatement || between.test(line)) run.push({ kind: "code", start, end });
    else close();
    start += raw.length + 1;
  }
  close();
  return found;
}
