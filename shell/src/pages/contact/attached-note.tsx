import { styled } from 'styled-components';
import type { PageWords } from '@lectern/catalogue';

const Note = styled.div`
  &:not(:empty) {
    margin-bottom: var(--space-3);
    padding: var(--space-2);
    border-left: 3px solid var(--color-accent);
    border-radius: var(--radius-small);
    background: var(--color-background);
  }
  button {
    min-height: 2.75rem;
    margin-block: -0.625rem;
    padding: 0 0.125rem;
    border: 0;
    background: none;
    color: var(--color-accent);
    font: inherit;
    text-decoration: underline;
    text-underline-offset: 0.18em;
  }
`;

interface AttachedNoteProps {
  words: PageWords<'contact'>['form']['conversation'];
  isAttached: boolean;
  onRemove(): void;
}

/** Says that the chat's conversation stands in the message; a live region must be there before it speaks. */
export function AttachedNote({ words, isAttached, onRemove }: AttachedNoteProps) {
  return (
    <Note role="status">
      {isAttached ? (
        <>
          {words.attachedText}{' '}
          <button type="button" onClick={onRemove}>
            {words.removeLabel}
          </button>
        </>
      ) : null}
    </Note>
  );
}
