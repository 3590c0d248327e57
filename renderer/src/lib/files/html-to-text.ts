const blocks = new Set([
  "P",
  "H1",
  "H2",
  "H3",
  "H4",
  "H5",
  "H6",
  "LI",
  "TR",
  "TD",
  "TH",
  "PRE",
  "BLOCKQUOTE",
]);
const lists = new Set(["UL", "OL"]);

/** The text of simple HTML, as mammoth makes it: blocks apart by an empty line, list items on lines of their own. */
export function htmlToText(html: string): string {
  const { body } = new DOMParser().parseFromString(html, "text/html");
  return textOf(body)
    .replace(/[ \t]+\n/gu, "\n")
    .replace(/\n{3,}/gu, "\n\n")
    .trim();
}

function textOf(node: Node): string {
  return Array.from(node.childNodes, childText).join("");
}

function childText(node: Node): string {
  if (node.nodeType === Node.TEXT_NODE) return node.textContent ?? "";
  if (!(node instanceof Element)) return "";
  if (node.tagName === "BR") return "\n";
  if (lists.has(node.tagName)) return `\n\n${listText(node, 0)}\n\n`;
  const text = textOf(node);
  return blocks.has(node.tagName) ? `\n\n${text}\n\n` : text;
}

function listText(list: Element, depth: number): string {
  return Array.from(list.children, (item, index) => {
    const mark = list.tagName === "OL" ? `${index + 1}. ` : "- ";
    const nested = Array.from(item.children).filter(({ tagName }) => lists.has(tagName));
    const own = Array.from(item.childNodes, (node) =>
      node instanceof Element && lists.has(node.tagName) ? "" : childText(node),
    );
    const line = `${"  ".repeat(depth)}${mark}${own.join("").replace(/\s+/gu, " ").trim()}`;
    return [line, ...nested.map((inner) => listText(inner, depth + 1))].join("\n");
  }).join("\n");
}
