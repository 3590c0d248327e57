import { Notification } from "electron";

/** Those that offer to undo, until they are gone: Electron keeps none of them, and one that is lost hears no click. */
const undoable = new Set<Notification>();

/** Shows a notification of the system; a click on it undoes, where that is offered. */
export function notify(title: string, body: string, undo?: () => void): void {
  const notification = new Notification({
    title,
    body,
    ...(undo ? { actions: [{ type: "button", text: "Undo" }] } : {}),
  });
  if (undo) {
    undoable.add(notification);
    const forget = () => void undoable.delete(notification);
    notification.on("click", undo).on("action", undo);
    notification.on("click", forget).on("action", forget).on("close", forget);
  }
  notification.show();
}
