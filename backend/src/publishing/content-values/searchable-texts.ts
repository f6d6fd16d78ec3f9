import type { ValueField } from '@lectern/catalogue/values';
import { bookLinks } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { ContentDrafts } from './content-drafts.js';
import { ContentFields, isBookChoice } from './content-fields.js';
import { SEARCHED_TEXT_LENGTH } from './content-rules.js';
import { contentSections, sectionOf } from './content-sections.js';
import { ContentStore } from './content-store.js';
import type { ContentTextDto } from './content-values.dto.js';

/** Lists every field of all sections with its present text. */
@Injectable()
export class SearchableTexts {
  constructor(
    private readonly drafts: ContentDrafts,
    private readonly fields: ContentFields,
    private readonly store: ContentStore,
  ) {}

  async list(): Promise<ContentTextDto[]> {
    const sections = new Set(contentSections().map(({ section }) => section));
    const drafts = await this.drafts.list();
    // A draft can change texts of other sections, but a section is opened with its own draft.
    const changes = drafts.flatMap((draft) =>
      draft.changes.filter((change) => sectionOf(change) === draft.section),
    );
    const { values } = await this.store.read();
    const fields = await this.fields.present(values, changes);
    return fields.flatMap((field) => {
      const { file, pointer } = field;
      const section = sectionOf(field);
      return sections.has(section) ? [{ file, pointer, section, text: textOf(field) }] : [];
    });
  }
}

function textOf(field: ValueField): string {
  const { value } = field;
  if (isBookChoice(field)) return bookLinks.find(({ id }) => id === value)?.title ?? '';
  const isText = typeof value === 'string' || typeof value === 'number';
  return isText ? String(value).slice(0, SEARCHED_TEXT_LENGTH) : '';
}
