import { Card } from '@lectern/ui';
import { styled } from 'styled-components';

const Notice = styled(Card)`
  max-width: 42rem;
  h2 {
    margin-bottom: var(--space-1);
    font-size: var(--text-heading-3);
  }
`;

/** Instead of a list that has nothing in it yet. */
export function EmptyNotice({ words: { heading, text } }: { words: { heading: string; text: string } }) {
  return (
    <Notice>
      <h2>{heading}</h2>
      <p>{text}</p>
    </Notice>
  );
}
