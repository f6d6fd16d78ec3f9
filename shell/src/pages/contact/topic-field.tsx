import { controlFrame, FieldLabel } from '@lectern/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { ContactWords } from './contact.page.js';

const Choice = styled.select`
  ${controlFrame}
`;

/** What a message is about: what the page that led here says, until its writer says otherwise. */
export function TopicField({ label, options }: ContactWords['form']['topic']) {
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    const { topic } = (window.history.state ?? {}) as { topic?: string };
    if (topic && choice.current) choice.current.value = topic;
  }, []);
  return (
    <div>
      <FieldLabel htmlFor={id}>{label}</FieldLabel>
      <Choice ref={choice} id={id} name="topic">
        {Object.entries(options).map(([value, text]) => (
          <option key={value} value={value}>
            {text}
          </option>
        ))}
      </Choice>
    </div>
  );
}
