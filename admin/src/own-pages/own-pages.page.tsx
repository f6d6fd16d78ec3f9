import { latePart } from '../components/index.js';
import { type OneTextProps, TextsPage } from '../texts/texts.page.js';
import { pageKind } from './page-kind.js';

const OwnPage = latePart<OneTextProps>(
  async () => (await import('./own-page.js')).OwnPage,
  ['4rem', '24rem'],
);

export const OwnPagesPage = () => <TextsPage kind={pageKind} One={OwnPage} />;
