import { type InputHTMLAttributes, type RefObject, useEffect, useRef, useState } from 'react';

import { enterValue, type ValueWatch, watchValue } from './watch-value.js';

/** Debounce before checking an address. A shorter delay would report half-typed domains as misspelled. */
const PAUSE_MS = 600;

export interface FieldHelp {
  suggestedDomain: string | null;
  accept(): void;
}

/** Detects values set without an event, cleans up addresses, and suggests a domain for a misspelled one. */
export function useFieldHelp(
  field: RefObject<HTMLInputElement | null>,
  { type, value }: Pick<InputHTMLAttributes<HTMLInputElement>, 'type' | 'value'>,
): FieldHelp {
  const [suggestion, setSuggestion] = useState<string | null>(null);
  const watch = useRef<ValueWatch | null>(null);

  useEffect(() => {
    const input = field.current;
    if (!input) return undefined;
    let pause: ReturnType<typeof setTimeout> | undefined;
    const look = async () => {
      // Loaded lazily. If loading fails, the field works without suggestions.
      const spelling = await import('@lectern/email-address').catch(() => undefined);
      if (!spelling) return;
      const visible = spelling.cleanEmail(input.value);
      if (visible !== input.value.trim()) enterValue(input, visible);
      else setSuggestion(spelling.suggestEmail(visible));
    };
    watch.current = watchValue(input, () => {
      if (type !== 'email') return;
      clearTimeout(pause);
      setSuggestion(null);
      pause = setTimeout(() => void look(), PAUSE_MS);
    });
    if (type === 'email' && input.value) void look();
    return () => {
      clearTimeout(pause);
      watch.current?.stop();
    };
  }, [field, type]);
  useEffect(() => watch.current?.rendered(), [value]);

  return {
    suggestedDomain: suggestion?.slice(suggestion.lastIndexOf('@') + 1) ?? null,
    accept: () => {
      const input = field.current;
      if (!input || suggestion === null) return;
      setSuggestion(null);
      enterValue(input, suggestion);
      input.focus();
    },
  };
}
