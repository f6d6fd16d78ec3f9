import type { PageWords } from '@lectern/catalogue';

type Labels = PageWords<'audio-test'>['statusLabels'];

/** What a status is called; one that has no name of its own is pending (specification 1, section 2). */
export function statusLabel(status: string, labels: Labels): string {
  return Object.hasOwn(labels, status) ? labels[status as keyof Labels] : labels.pending;
}
