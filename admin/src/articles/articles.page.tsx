import { latePart } from '../components/index.js';
import { type OneTextProps, TextsPage } from '../texts/texts.page.js';
import { articleKind } from './article-kind.js';

const ArticlePage = latePart<OneTextProps>(
  async () => (await import('./article-page.js')).ArticlePage,
  ['4rem', '24rem'],
);

export const ArticlesPage = () => <TextsPage kind={articleKind} One={ArticlePage} />;
