import { type ClassValue, clsx } from "clsx";

/**
 * Joins class names. It merges nothing: where two utilities set the same property, the style sheet's order
 * decides, so a component's `className` adds and does not override.
 */
export function cn(...classes: ClassValue[]): string {
  return clsx(classes);
}
