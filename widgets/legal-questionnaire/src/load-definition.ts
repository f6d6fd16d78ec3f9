import {
  fetchWithDeadline,
  onReconnect,
  type Question,
  type QuestionnaireDefinition,
  type QuestionnaireId,
} from '@lectern/widget-kit';
import { useEffect, useState } from 'react';

const kinds: Readonly<Record<Question['kind'], true>> = {
  text: true,
  email: true,
  lines: true,
  one: true,
  many: true,
};

/** The page may be older or newer than the definition: reject what the widget cannot show. */
function isDefinition(value: unknown, wanted: QuestionnaireId): value is QuestionnaireDefinition {
  if (typeof value !== 'object' || value === null || !('steps' in value) || !('results' in value))
    return false;
  const { steps, questionnaire } = value as QuestionnaireDefinition;
  if (questionnaire !== wanted || !Array.isArray(steps) || steps.length === 0) return false;
  return steps.every(
    ({ groups }) =>
      Array.isArray(groups) &&
      groups.every(
        ({ questions }: { questions?: unknown }) =>
          Array.isArray(questions) &&
          questions.every(({ kind }: { kind?: unknown }) => String(kind) in kinds),
      ),
  );
}

/** @throws when loading fails, or the definition is not supported */
export async function loadDefinition(
  url: string,
  wanted: QuestionnaireId,
  signal: AbortSignal,
): Promise<QuestionnaireDefinition> {
  const response = await fetchWithDeadline(url, { signal });
  if (!response.ok) throw new Error(`${url} answered ${response.status}`);
  const definition: unknown = await response.json();
  if (!isDefinition(definition, wanted)) throw new Error(`${url} is no questionnaire of this kind`);
  return definition;
}

interface Definition {
  /** Null while loading, and after a failure. */
  definition: QuestionnaireDefinition | null;
  hasFailed: boolean;
  retries: number;
  retry(): void;
}

export function useDefinition(url: string, wanted: QuestionnaireId): Definition {
  const [definition, setDefinition] = useState<QuestionnaireDefinition | null>(null);
  const [hasFailed, setFailed] = useState(false);
  const [retries, setRetries] = useState(0);
  const [returns, setReturns] = useState(0);

  useEffect(() => (hasFailed ? onReconnect(() => setReturns((count) => count + 1)) : undefined), [hasFailed]);
  useEffect(() => {
    const leaving = new AbortController();
    setFailed(false);
    loadDefinition(url, wanted, leaving.signal)
      .then((loaded) => setDefinition(loaded))
      .catch(() => {
        if (!leaving.signal.aborted) setFailed(true);
      });
    return () => leaving.abort();
  }, [url, wanted, retries, returns]);

  return { definition, hasFailed, retries, retry: () => setRetries((count) => count + 1) };
}
