import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { api } from '../api.js';
import { showSuccess, showToast } from '../components/index.js';
import { broadcasts as m } from '../messages.js';
import type { BroadcastDraft } from './use-broadcast-draft.js';

type Missing = Partial<Record<'subject' | 'body', string>>;

const missingIn = ({ subject, body }: BroadcastDraft['saving']['value']): Missing => ({
  ...(subject.trim() ? {} : { subject: m.editor.errors.subject }),
  ...(body.trim() ? {} : { body: m.editor.errors.body }),
});

const selectors = { subject: '[name="subject"]', body: '[name="body"], [role="textbox"][aria-multiline]' };

/** Saving now, and the test copy. */
export function useDraftActions(id: string, draft: BroadcastDraft) {
  const [hasTried, setHasTried] = useState(false);
  const testing = useMutation({
    mutationFn: () => api.POST('/api/admin/broadcasts/{id}/test', { params: { path: { id } } }),
    onSuccess: ({ isKept }) =>
      isKept
        ? showToast({
            ...{ title: m.editor.test.kept.title, description: m.editor.test.kept.text },
            tone: 'neutral',
          })
        : showSuccess(m.editor.test.sent.title, m.editor.test.sent.text),
  });

  /** @returns whether the server holds a text that can be sent */
  async function complete(): Promise<boolean> {
    testing.reset();
    const missing = missingIn(draft.write());
    setHasTried(Object.keys(missing).length > 0);
    const [first] = Object.keys(missing) as (keyof Missing)[];
    if (first) {
      document.querySelector<HTMLElement>(selectors[first])?.focus();
      return false;
    }
    return (await draft.saveNow()) !== undefined;
  }

  return {
    missing: hasTried ? missingIn(draft.saving.value) : {},
    isTesting: testing.isPending,
    error: testing.error,
    complete,
    test: async () => {
      if (await complete()) testing.mutate();
    },
  };
}
