import { useEffect, useState } from 'react';

/** What somebody writes to a step, as she has typed it. */
export interface Draft {
  notes: string;
  /** Of a field for numbers: may be empty, or no number. */
  minutes: string;
}

/** By the step's id: what is typed and not kept yet. */
export type Drafts = Map<string, Draft>;

/** Holds what is not saved, whatever is shown meanwhile, and has the browser ask before it is lost. */
export function useDrafts(): Drafts {
  const [drafts] = useState(() => new Map<string, Draft>());
  useEffect(() => {
    const ask = (event: BeforeUnloadEvent) => {
      if (drafts.size > 0) event.preventDefault();
    };
    window.addEventListener('beforeunload', ask);
    return () => window.removeEventListener('beforeunload', ask);
  }, [drafts]);
  return drafts;
}
