import { Container } from '@lectern/ui';
import { styled } from 'styled-components';
import type { BookWords } from './book.words.js';
import { MoreCard } from './more-card.js';
import { Scene } from './scene.js';

const Column = styled(Container)`
  display: grid;
  gap: var(--space-6);
  padding-bottom: var(--space-10);
`;

/** Below everything: the book at large, and the way to the others. */
export function BookFoot({ words }: { words: BookWords }) {
  return (
    <Column>
      {words.banners.map((picture) => (
        <Scene key={picture.src} picture={picture} sizes="(min-width: 80rem) 75rem, 94vw" />
      ))}
      <MoreCard words={words.more} />
    </Column>
  );
}
