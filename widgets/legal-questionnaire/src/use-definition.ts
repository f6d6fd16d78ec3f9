import type { QuestionnaireDefinition, QuestionnaireId } from '@lectern/widget-kit';
import { useEffect, useState } from 'react';
import { loadDefinition } from './load-definition.js';

export interface Definition {
  /** Null while it is being fetched, and when it could not be. */
  definition: QuestionnaireDefinition | null;
  hasFailed: boolean;
  /** How often the visitor asked for another try. */
  retries: number;
  retry(): void;
}

/** Fetches the questionnaire; once more at each `retry`. */
export function useDefinition(url: string, wanted: QuestionnaireId): Definition {
  const [definition, setDefinition] = useState<QuestionnaireDefinition | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);

  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    loadDefinition(url, wanted, leaving.signal)
      .then((loaded) => setDefinition(loaded))
      .catch(() => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [url, wanted, retries]);

  return { definition, hasFailed, retries, retry: () => setRetries((count) => count + 1) };
}
