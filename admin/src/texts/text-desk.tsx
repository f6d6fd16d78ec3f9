import { slugOf } from '@lectern/text-folding';
import { visuallyHidden } from '@lectern/ui';
import { styled } from 'styled-components';
import { Note, Stack } from '../components/index.js';
import { texts as m } from '../messages.js';
import { say } from '../say.js';
import { oneLine } from './one-line.js';
import type { Text, TextValue } from './text-kind.js';
import { MAX_ADDRESS_LENGTH } from './text-rules.js';

/** The details go beside the text on wide screens. */
export const Desk = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  align-items: start;
  gap: var(--space-3);
  @media (min-width: 76rem) {
    grid-template-columns: minmax(0, 1fr) 19rem;
  }
`;

/** The title grows with its text, and an empty text fills the screen. */
export const Written = styled(Stack)`
  > :first-child textarea {
    min-height: 0;
    field-sizing: content;
    resize: none;
    font: 480 1.75rem/1.25 var(--font-title);
  }
  [role='textbox'] {
    min-height: max(16rem, 100dvh - 26rem);
  }
`;

/** The field below shows the title. */
export const HiddenHeading = styled.div`
  h1 {
    ${visuallyHidden}
  }
`;

const Faults = styled.ul`
  padding-left: 1.25rem;
`;

const addressOf = (title: string): string => (slugOf(title) ?? '').slice(0, MAX_ADDRESS_LENGTH);

type Addressed = Pick<TextValue, 'title' | 'slug'>;

/** The address follows the title until she writes her own, or the text has a page. */
export function titled(typed: string, { title, slug }: Addressed, path: string | null): Partial<Addressed> {
  const next = oneLine(typed);
  const isFollowing = path === null && slug === addressOf(title);
  return isFollowing ? { title: next, slug: addressOf(next) } : { title: next };
}

export const Unpublishable = ({ faults }: Pick<Text, 'faults'>) => (
  <Note as="div">
    {m.editor.faults}
    <Faults>
      {faults.map(({ line, message }) => (
        <li key={`${line} ${message}`}>{line === null ? message : say(m.editor.line, { line, message })}</li>
      ))}
    </Faults>
  </Note>
);
