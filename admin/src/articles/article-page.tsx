import type { Article } from '@lectern/api-client/admin';
import type { TextParts } from '../texts/text-editor.js';
import { TextPage } from '../texts/text-page.js';
import type { OneTextProps } from '../texts/texts.page.js';
import { ArticleDetails } from './article-details.js';
import { articleKind } from './article-kind.js';
import { textOf } from './article-text.js';
import { NewsletterButton } from './newsletter-button.js';

const parts: TextParts<Article> = {
  Details: ArticleDetails,
  Actions: NewsletterButton,
  textOf,
  books: ({ books }) => books,
};

export const ArticlePage = (props: OneTextProps) => <TextPage kind={articleKind} parts={parts} {...props} />;
