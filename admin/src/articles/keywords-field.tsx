import { Field } from '@lectern/ui/kit';
import { useState } from 'react';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { MAX_KEYWORD_LENGTH, MAX_KEYWORDS } from './article-rules.js';

const keywordsOf = (typed: string): string[] =>
  [...new Set(typed.split(',').map((word) => word.trim().slice(0, MAX_KEYWORD_LENGTH)))]
    .filter(Boolean)
    .slice(0, MAX_KEYWORDS);

interface KeywordsFieldProps {
  keywords: readonly string[];
  disabled: boolean;
  onChange: (keywords: string[]) => void;
}

export function KeywordsField({ keywords, disabled, onChange }: KeywordsFieldProps) {
  const [typed, setTyped] = useState(() => keywords.join(', '));
  // Another version replaced them.
  const isCurrent = keywordsOf(typed).join() === keywords.join();
  return (
    <Field
      label={m.details.keywords.label}
      hint={say(m.details.keywords.hint, { limit: MAX_KEYWORDS })}
      value={isCurrent ? typed : keywords.join(', ')}
      disabled={disabled}
      onChange={({ target }) => {
        setTyped(target.value);
        onChange(keywordsOf(target.value));
      }}
    />
  );
}
