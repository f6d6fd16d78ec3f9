import { styled } from 'styled-components';
import { SiteLink } from '../../../navigation/site-link.js';
import type { ShownBook } from '../home.words.js';

/** All lie in one place, so that the longest keeps room for each. */
const Pile = styled.div`
  display: grid;
  margin-top: var(--space-2);
  text-align: center;
`;

const Caption = styled.div`
  grid-area: 1 / 1;
  &[data-shown='false'] {
    visibility: hidden;
  }
  a {
    display: inline-block;
    padding-block: 0.375rem;
    color: var(--color-ink);
    font: 560 1.3125rem/1.25 var(--font-title);
    text-decoration: none;
  }
  a:hover {
    color: var(--color-accent);
    text-decoration: underline;
    text-decoration-thickness: 1px;
  }
  p {
    color: var(--color-muted);
    font-size: 1rem;
    line-height: 1.45;
  }
`;

interface CaptionsProps {
  books: readonly ShownBook[];
  index: number;
  /** Whether a change is said aloud: not while it happens by itself. */
  isSaid: boolean;
}

export function Captions({ books, index, isSaid }: CaptionsProps) {
  return (
    <Pile aria-live={isSaid ? 'polite' : 'off'}>
      {books.map(({ id, title, excerpt, address }, at) => (
        <Caption
          key={id}
          data-shown={at === index}
          role="group"
          aria-roledescription="slide"
          aria-label={`${at + 1} of ${books.length}`}
        >
          <SiteLink href={address}>{title}</SiteLink>
          <p>{excerpt}</p>
        </Caption>
      ))}
    </Pile>
  );
}
