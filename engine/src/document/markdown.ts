import type { Nodes, Parents } from "mdast";
import { fromMarkdown } from "mdast-util-from-markdown";
import { gfmFromMarkdown } from "mdast-util-gfm";
import { gfm } from "micromark-extension-gfm";
import type { Span } from "../types.ts";
import type { BlockKind, ProtectedKind, ProtectedSpan } from "./types.ts";

export interface RawBlock extends Span {
  readonly kind: BlockKind;
}

export interface MarkdownOutline {
  readonly blocks: RawBlock[];
  /** Unsorted, may overlap. */
  readonly spans: ProtectedSpan[];
}

// Pasted plain text has indented paragraphs and rules under paragraphs: neither is code or a heading.
const disabled = { disable: { null: ["codeIndented", "setextUnderline"] } };
const extensions = [gfm({ singleTilde: false }), disabled];
const mdastExtensions = [gfmFromMarkdown()];

const opaqueBlocks: Partial<Record<Nodes["type"], readonly [BlockKind, ProtectedKind]>> = {
  heading: ["heading", "heading"],
  code: ["code", "code"],
  table: ["table", "table"],
  blockquote: ["block-quote", "block-quote"],
  html: ["html", "code"],
  footnoteDefinition: ["other", "footnote"],
  definition: ["other", "link"],
  thematicBreak: ["other", "markup"],
};

const opaqueInlines: Partial<Record<Nodes["type"], ProtectedKind>> = {
  inlineCode: "code",
  link: "link",
  linkReference: "link",
  image: "link",
  imageReference: "link",
  footnoteReference: "footnote",
  html: "markup",
  break: "markup",
};

const markerLengths: Partial<Record<Nodes["type"], number>> = { emphasis: 1, strong: 2, delete: 2 };

/** Reads Markdown source into its blocks and the spans that Markdown itself protects, shifted by `offset`. */
export function readMarkdown(source: string, offset: number): MarkdownOutline {
  const outline: MarkdownOutline = { blocks: [], spans: [] };
  readFlow(fromMarkdown(source, { extensions, mdastExtensions }), "paragraph", offset, outline);
  return outline;
}

function readFlow(parent: Parents, kind: BlockKind, offset: number, outline: MarkdownOutline): void {
  for (const node of parent.children) {
    const span = spanOf(node, offset);
    if (!span) continue;
    const opaque = opaqueBlocks[node.type];
    if (opaque) {
      outline.blocks.push({ ...span, kind: opaque[0] });
      outline.spans.push({ ...span, kind: opaque[1] });
    } else if (node.type === "paragraph") {
      outline.blocks.push({ ...span, kind });
      readInlines(node, offset, outline);
    } else if (node.type === "list" || node.type === "listItem") {
      readFlow(node, "list-item", offset, outline);
    }
  }
}

function readInlines(parent: Parents, offset: number, outline: MarkdownOutline): void {
  for (const node of parent.children) {
    const span = spanOf(node, offset);
    if (!span) continue;
    const opaque = opaqueInlines[node.type];
    if (opaque) {
      // A hard break's spaces and newline are ordinary whitespace; only its backslash is markup.
      const end = node.type === "break" ? span.start + 1 : span.end;
      outline.spans.push({ start: span.start, end, kind: bareAddressKind(node) ?? opaque });
      continue;
    }
    const marker = markerLengths[node.type];
    if (marker) {
      outline.spans.push({ start: span.start, end: span.start + marker, kind: "markup" });
      outline.spans.push({ start: span.end - marker, end: span.end, kind: "markup" });
    }
    if ("children" in node) readInlines(node, offset, outline);
  }
}

/** An autolink's kind: its text is its address. */
function bareAddressKind(node: Nodes): ProtectedKind | null {
  const text = node.type === "link" ? node.children[0] : undefined;
  if (node.type !== "link" || text?.type !== "text" || !node.url.endsWith(text.value)) return null;
  return node.url.startsWith("mailto:") ? "email" : "url";
}

/** Nodes that an mdast transform made (literal autolinks) have no position; other patterns find those. */
function spanOf(node: Nodes, offset: number): Span | null {
  const start = node.position?.start.offset;
  const end = node.position?.end.offset;
  return start === undefined || end === undefined ? null : { start: start + offset, end: end + offset };
}
