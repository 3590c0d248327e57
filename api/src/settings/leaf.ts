import type { z } from "zod";

/** Marks a setting that production refuses to start without. */
export const required = Symbol("required");

/** One setting: its environment variable, how it is read, and what holds where it is not set. */
export interface Setting<S extends z.ZodType = z.ZodType> {
  readonly name: string;
  /** Reads the variable's text. */
  readonly schema: S;
  /** What holds in local mode where the variable is not set. */
  readonly local: z.output<S>;
  /** What holds in production where the variable is not set. */
  readonly production: z.output<S> | typeof required;
  /** One line for the README's table. */
  readonly doc: string;
  /** How the defaults read in the table, where their text says too little. */
  readonly shown?: string;
}

/** Declares a setting; `production` is the local default unless told otherwise. */
export function setting<S extends z.ZodType>(
  declaration: Omit<Setting<S>, "production"> & Partial<Pick<Setting<S>, "production">>,
): Setting<S> {
  return { production: declaration.local, ...declaration };
}

export type SettingsTree = { readonly [group: string]: { readonly [key: string]: Setting } };

/** The values of a tree, in its shape. */
export type SettingsOf<T extends SettingsTree> = {
  readonly [G in keyof T]: { readonly [K in keyof T[G]]: z.output<T[G][K]["schema"]> };
};
