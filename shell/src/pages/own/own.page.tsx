import { Container } from '@lectern/ui';
import { styled } from 'styled-components';

import { ArticleText } from '../article/article-text.js';
import type { OwnPageWords } from './own.words.js';

const Column = styled(Container)`
  max-width: calc(42rem + 2 * var(--gutter));
  padding-block: var(--space-8) var(--space-10);
  h1 {
    margin-bottom: var(--space-5);
  }
`;

/** A page that the owner wrote. */
export function OwnPage({ words }: { words: OwnPageWords }) {
  return (
    <Column>
      <h1>{words.title}</h1>
      <ArticleText html={words.html} />
    </Column>
  );
}
