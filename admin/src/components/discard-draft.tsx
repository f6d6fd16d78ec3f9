import { Button, focusField } from '@lectern/ui/kit';
import type { RefObject } from 'react';
import { Muted } from './text.js';
import { components as m } from '../messages.js';

interface DiscardDraftProps {
  state: { reset: () => void; isBusy: boolean; form: RefObject<HTMLFormElement | null> };
  /** Describes the draft; the default says that it is kept in this window. */
  note?: string;
}

/** Says that a draft is kept, and discards it. Pass it as `more` to a form with a draft store. */
export function DiscardDraft({ state, note = m.draft.note }: DiscardDraftProps) {
  const discard = () => {
    state.reset();
    // The pressed button is gone, so the first field takes the focus.
    const [first] = new FormData(state.form.current ?? undefined).keys();
    if (first) focusField(first, state.form.current);
  };
  return (
    <>
      <Button kind="bare" disabled={state.isBusy} onClick={discard}>
        {m.draft.discard}
      </Button>
      <Muted role="status">{note}</Muted>
    </>
  );
}
