import type { ReactNode } from "react";
import { create } from "zustand";

const toastLimit = 1;
/** A dismissed toast stays in the list this long (ms), so that its exit can play and its id stays known. */
const removeDelay = 1_000_000;
/** How long a toast shows (ms) where it says nothing else. */
export const toastDuration = 5000;

interface ToastInput {
  title: string;
  description?: ReactNode;
  variant?: "default" | "success" | "destructive";
  /** Milliseconds. */
  duration?: number;
  /** A button in the toast; the toast goes when it is pressed. */
  action?: { label: string; onClick: () => void };
}

export interface Toast extends ToastInput {
  id: number;
  open: boolean;
}

interface ToastStore {
  toasts: readonly Toast[];
  /** Returns the toast's id. */
  show: (input: ToastInput) => number;
  dismiss: (id: number) => void;
}

let lastId = 0;

/** The toasts: at most one at a time, a new one takes the place of the old. */
export const useToasts = create<ToastStore>()((set) => ({
  toasts: [],
  show: (input) => {
    lastId += 1;
    const toast: Toast = { ...input, id: lastId, open: true };
    set(({ toasts }) => ({ toasts: [toast, ...toasts].slice(0, toastLimit) }));
    return toast.id;
  },
  dismiss: (id) => {
    set(({ toasts }) => ({
      toasts: toasts.map((toast) => (toast.id === id ? { ...toast, open: false } : toast)),
    }));
    setTimeout(() => {
      set(({ toasts }) => ({ toasts: toasts.filter((toast) => toast.id !== id) }));
    }, removeDelay);
  },
}));

/** Shows a toast from anywhere. Returns what puts it away. */
export function toast(input: ToastInput): () => void {
  const { show, dismiss } = useToasts.getState();
  const id = show(input);
  return () => dismiss(id);
}

/** Puts away what is showing, as when a dialog takes the stage. */
export function dismissToasts(): void {
  const { toasts, dismiss } = useToasts.getState();
  for (const { id, open } of toasts) if (open) dismiss(id);
}
