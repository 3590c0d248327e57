import { useState } from "react";

/**
 * For a dialog that is mounted open, without a trigger of its own: the handler for `onCloseAutoFocus` that
 * gives the focus back to what had it when the dialog came.
 */
export function useReturnFocus(): (event: Event) => void {
  const [opener] = useState(() => document.activeElement);
  return (event) => {
    event.preventDefault();
    if (opener instanceof HTMLElement) opener.focus();
  };
}
