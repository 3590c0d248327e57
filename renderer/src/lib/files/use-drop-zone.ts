import { type DragEvent, useEffect, useRef, useState } from "react";

interface DropZoneOptions {
  disabled: boolean;
  onFile: (file: File) => void;
}

const hasFiles = ({ dataTransfer }: Pick<globalThis.DragEvent, "dataTransfer">) =>
  dataTransfer?.types.includes("Files") ?? false;

/** Takes files that are dragged from outside; text that is dragged is left to the browser. */
export function useDropZone(options: DropZoneOptions | undefined) {
  const [over, setOver] = useState(false);
  // Entering a child leaves its parent: only as many leaves as enters leave the zone.
  const depth = useRef(0);
  const active = options !== undefined;
  useEffect(() => (active ? keepPage() : undefined), [active]);
  if (!options) return { over: false, handlers: {} };

  const set = (next: number) => {
    depth.current = Math.max(0, next);
    setOver(depth.current > 0);
  };
  const handlers = {
    onDragEnter: (event: DragEvent) => {
      if (hasFiles(event.nativeEvent) && !options.disabled) set(depth.current + 1);
    },
    onDragLeave: (event: DragEvent) => {
      if (hasFiles(event.nativeEvent)) set(depth.current - 1);
    },
    onDragOver: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return;
      event.preventDefault();
      event.stopPropagation();
      event.dataTransfer.dropEffect = options.disabled ? "none" : "copy";
    },
    onDrop: (event: DragEvent) => {
      if (!hasFiles(event.nativeEvent)) return;
      event.preventDefault();
      set(0);
      const file = event.dataTransfer.files[0];
      if (file && !options.disabled) options.onFile(file);
    },
  };
  return { over: over && !options.disabled, handlers };
}

/** A file dropped beside the zone would replace the page. */
function keepPage() {
  const refuse = (event: globalThis.DragEvent) => {
    if (!hasFiles(event) || event.defaultPrevented) return;
    event.preventDefault();
    if (event.dataTransfer) event.dataTransfer.dropEffect = "none";
  };
  window.addEventListener("dragover", refuse);
  window.addEventListener("drop", refuse);
  return () => {
    window.removeEventListener("dragover", refuse);
    window.removeEventListener("drop", refuse);
  };
}
