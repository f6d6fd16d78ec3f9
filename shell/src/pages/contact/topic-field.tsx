import { controlFrame, FieldLabel } from '@lectern/ui';
import { useEffect, useId, useRef } from 'react';
import { styled } from 'styled-components';
import type { PageWords } from '@lectern/catalogue';

const Choice = styled.select`
  ${controlFrame}
`;

/** What a message is about: what the page that led here says, until its writer says otherwise. */
export function TopicField({ label, options }: PageWords<'contact'>['form']['topic']) {
  const id = useId();
  const choice = useRef<HTMLSelectElement>(null);
  useEffect(() => {
    try {
      const topic = sessionStorage.getItem('lectern.topic');
      sessionStorage.removeItem('lectern.topic');
      if (topic && choice.current) choice.current.value = topic;
    } catch {
      // Storage is forbidden: she chooses for herself.
    }
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
