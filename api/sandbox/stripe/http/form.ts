/** A decoded form: texts, lists and nested forms. */
export type FormValue = string | FormValue[] | { [key: string]: FormValue };

/** Decodes `a=1&items[0][price]=p&expand[]=x` as Stripe does: brackets nest, whole numbers and empty brackets make lists. */
export function decodeForm(text: string): { [key: string]: FormValue } {
  const root: Branch = new Map();
  for (const [name, value] of new URLSearchParams(text)) {
    const [head = "", ...rest] = name.split("[").map((part) => part.replace(/\]$/, ""));
    let branch = root;
    let key = head;
    for (const part of rest) {
      const next = branch.get(key);
      const child: Branch = next instanceof Map ? next : new Map();
      branch.set(key, child);
      branch = child;
      key = part === "" ? String(child.size) : part;
    }
    branch.set(key, value);
  }
  return toObject(root);
}

type Branch = Map<string, string | Branch>;

function toObject(branch: Branch): { [key: string]: FormValue } {
  return Object.fromEntries(Array.from(branch, ([key, value]) => [key, toValue(value)]));
}

function toValue(value: string | Branch): FormValue {
  if (typeof value === "string") return value;
  const isList = [...value.keys()].every((key) => /^\d+$/.test(key));
  return isList ? Array.from(value.values(), toValue) : toObject(value);
}
