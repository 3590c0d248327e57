import { EventEmitter } from "node:events";
import { setFlagsFromString } from "node:v8";
import { runInNewContext } from "node:vm";
import { beforeEach, expect, test, vi } from "vitest";
import { notify } from "./notify.ts";

interface Options {
  readonly title: string;
  readonly body: string;
  readonly actions?: readonly { readonly text: string }[];
}
const shown: { options: Options; events: EventEmitter }[] = [];
vi.mock("electron", () => ({
  Notification: class extends EventEmitter {
    readonly options: Options;
    constructor(options: Options) {
      super();
      this.options = options;
    }
    show() {
      shown.push({ options: this.options, events: this });
    }
  },
}));
beforeEach(() => void shown.splice(0));

test("tells, and a click does nothing where nothing is to undo", () => {
  notify("Nothing to humanize", "There is no text on the clipboard.");
  expect(shown.map(({ options }) => options)).toEqual([
    { title: "Nothing to humanize", body: "There is no text on the clipboard." },
  ]);
  expect(shown[0]?.events.emit("click")).toBe(false);
});

test.each(["click", "action"])("undoes by its %s", (event) => {
  const undo = vi.fn();
  notify("Humanized", "The result is on the clipboard.", undo);
  expect(shown[0]?.options.actions?.map(({ text }) => text)).toEqual(["Undo"]);
  expect(undo).not.toHaveBeenCalled();
  shown[0]?.events.emit(event);
  expect(undo).toHaveBeenCalledOnce();
});

test("can be undone for as long as it is there, though nobody else keeps it", async () => {
  setFlagsFromString("--expose-gc");
  const collectGarbage: () => void = runInNewContext("gc");
  const kept = () => new WeakRef(shown.splice(0)[0]?.events ?? {});
  /** A reference counts until the turn is over that made it. */
  const isThere = async (reference: WeakRef<object>) => {
    await new Promise((resolve) => setTimeout(resolve));
    collectGarbage();
    return reference.deref() !== undefined;
  };
  notify("Humanized", "The result is on the clipboard.", () => {});
  expect(await isThere(kept())).toBe(true);
  notify("Humanized", "The result is on the clipboard.", () => {});
  shown[0]?.events.emit("close");
  expect(await isThere(kept())).toBe(false);
});
