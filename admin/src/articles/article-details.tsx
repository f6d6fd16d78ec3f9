import type { Article } from '@lectern/api-client/admin';
import { CheckField, Field, TextArea } from '@lectern/ui/kit';
import { Heading, Panel, Stack } from '../components/index.js';
import { articles as m } from '../messages.js';
import { say } from '../say.js';
import { oneLine } from '../texts/one-line.js';
import type { DetailsProps } from '../texts/text-editor.js';
import { MAX_ADDRESS_LENGTH, MAX_EXCERPT_LENGTH } from '../texts/text-rules.js';
import { CategoryField } from './category-field.js';
import { KeywordsField } from './keywords-field.js';
import { PictureChoice } from './picture-choice.js';
import { RelatedBooks } from './related-books.js';
import { SharingPanel } from './sharing-panel.js';

/** Details of an article, and how other sites show it. */
export function ArticleDetails({ text, value, change, disabled }: DetailsProps<Article>) {
  return (
    <>
      <Panel aria-label={m.details.title}>
        <Heading>{m.details.title}</Heading>
        <Stack>
          <Field
            label={m.details.address.label}
            hint={text.publishedAt ? m.details.address.redirect : m.details.address.hint}
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
            books={text.books}
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
      <SharingPanel value={value} change={change} disabled={disabled} />
    </>
  );
}
