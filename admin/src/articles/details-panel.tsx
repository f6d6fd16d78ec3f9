import type { Article, ArticleValue } from '@lectern/api-client/admin';
import { CheckField, Field, TextArea } from '@lectern/ui/kit';
import { Heading, Panel, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { MAX_ADDRESS_LENGTH, MAX_EXCERPT_LENGTH } from './article-rules.js';
import { CategoryField } from './category-field.js';
import { KeywordsField } from './keywords-field.js';
import { oneLine } from './one-line.js';
import { PictureChoice } from './picture-choice.js';
import { RelatedBooks } from './related-books.js';

export interface DetailsProps {
  value: ArticleValue;
  change: (part: Partial<ArticleValue>) => void;
  disabled: boolean;
}

export function DetailsPanel({ article, value, change, disabled }: DetailsProps & { article: Article }) {
  return (
    <Panel aria-label={m.details.title}>
      <Heading>{m.details.title}</Heading>
      <Stack>
        <Field
          label={m.details.address.label}
          hint={article.publishedAt ? m.details.address.redirect : m.details.address.hint}
          autoCapitalize="none"
          spellCheck={false}
          maxLength={MAX_ADDRESS_LENGTH}
          value={value.slug}
          disabled={disabled}
          onChange={({ target }) => change({ slug: target.value.trim() })}
        />
        <TextArea
          label={m.details.excerpt.label}
          hint={say(m.details.excerpt.hint, { count: value.excerpt.length, limit: MAX_EXCERPT_LENGTH })}
          rows={4}
          maxLength={MAX_EXCERPT_LENGTH}
          value={value.excerpt}
          disabled={disabled}
          onChange={({ target }) => change({ excerpt: oneLine(target.value) })}
        />
        <CategoryField
          category={value.category}
          disabled={disabled}
          onChange={(category) => change({ category })}
        />
        <PictureChoice
          label={m.details.picture.label}
          hint={m.details.picture.hint}
          picture={value.picture}
          disabled={disabled}
          onChange={(picture) => change({ picture })}
        />
        <RelatedBooks
          books={article.books}
          chosen={value.relatedBookIds}
          disabled={disabled}
          onChange={(relatedBookIds) => change({ relatedBookIds })}
        />
        <KeywordsField
          keywords={value.keywords}
          disabled={disabled}
          onChange={(keywords) => change({ keywords })}
        />
        <CheckField
          label={m.details.featured}
          checked={value.featured}
          disabled={disabled}
          onChange={({ target }) => change({ featured: target.checked })}
        />
      </Stack>
    </Panel>
  );
}
