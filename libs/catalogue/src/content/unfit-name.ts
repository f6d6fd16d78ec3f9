import { slugOf } from '@lectern/text-folding';

/** Sentence's end for a file or folder whose name cannot be part of an address. */
export function unfitName(name: string): string {
  return `must have a name of lowercase letters, digits, and hyphens, such as "${slugOf(name) ?? 'my-words'}": the name is its address`;
}
