import { Notification } from "electron";

/** Shows a notification of the system; a click on it undoes, where that is offered. */
export function notify(title: string, body: string, undo?: () => void): void {
  const notification = new Notification({
    title,
    body,
    ...(undo ? { actions: [{ type: "button", text: "Undo" }] } : {}),
  });
  if (undo) {
    notification.on("click", undo);
    notification.on("action", undo);
  }
  notification.show();
}
