import type { AuditEntry } from '@lectern/api-client/admin';
import { auditLog as m } from '../../messages.js';

/**
 * Verb between the name and the subject: "Ruth" "refunded" "order 1A2B3C4D". An unlisted action shows its own
 * name.
 */
const verbs: Record<string, string> = m.verbs;
const kinds: Record<string, string> = m.kinds;

const plain = (name: string) => name.replaceAll('-', ' ');

/** `refunded`; an unlisted action is its name with spaces: `link of old mended`. */
export function verbOf(action: string): string {
  return verbs[action] ?? plain(action.split('.').slice(1).join(' ') || action);
}

/** Choice of the filter: `Order: address changed`. */
export function actionLabel(action: string): string {
  const [kind = '', ...done] = action.split('.');
  const subject = plain(kind);
  const name = plain(done.join(' ')) || m.entry.done;
  const part: string = m.entry.labelPart;
  return `${kinds[kind] ?? `${subject.charAt(0).toUpperCase()}${subject.slice(1)}`}: ${part === 'verb' ? (verbs[action] ?? name) : name}`;
}

/** Name without the address, which is in the details. */
export const nameOf = ({ who }: Pick<AuditEntry, 'who'>): string => who.replace(/ <[^<>]*>$/, '') || who;
