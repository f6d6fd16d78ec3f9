import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { shownName } from '../documents/documents.js';
import { ContentDrafts, withoutFacts } from './content-drafts.js';
import { ContentFields } from './content-fields.js';
import { ContentFindings } from './content-findings.js';
import { ContentReading } from './content-reading.js';
import { type ContentPlace, placeKey } from './content-rules.js';
import { contentSections, findSection, isInForm, sectionOf } from './content-sections.js';
import { ContentStore } from './content-store.js';
import { findPublicationTimes } from './content-values.queries.js';
import type { ContentFieldDto, SectionDto, SectionSummaryDto } from './content-values.dto.js';

/** Sections as the dashboard edits them. */
@Injectable()
export class EditedSections {
  constructor(
    private readonly database: Database,
    private readonly drafts: ContentDrafts,
    private readonly fields: ContentFields,
    private readonly findings: ContentFindings,
    private readonly store: ContentStore,
    private readonly reading: ContentReading,
  ) {}

  async list(): Promise<SectionSummaryDto[]> {
    const drafts = new Map((await this.drafts.list()).map((draft) => [draft.section, draft]));
    const times = await findPublicationTimes(this.database.manager);
    const findings = await this.findings.list();
    return contentSections().map(({ section, ...facts }) => {
      const draft = drafts.get(section);
      const hasDraft = (draft?.changes.length ?? 0) > 0;
      return {
        section,
        ...facts,
        hasDraft,
        draftedAt: hasDraft ? (draft?.savedAt ?? null) : null,
        publishedAt: times.find((each) => each.section === section)?.publishedAt ?? null,
        findings: findings.filter((finding) => finding.section === section).length,
      };
    });
  }

  /** @throws DomainError if it is unknown */
  async find(section: string): Promise<SectionDto> {
    const draft = await this.drafts.find(section);
    await this.reading.announce();
    const changes = draft?.changes ?? [];
    const changed = new Set(changes.map(placeKey));
    const isAsked = (place: ContentPlace) => isInForm(place, section) || changed.has(placeKey(place));
    const { values } = await this.store.read();
    const { fields, findings } = await this.fields.edited(values, changes, isAsked);
    const { path = null, title = null } = findSection(section) ?? {};
    return {
      ...{ section, path, title },
      revision: draft?.revision ?? 0,
      savedAt: draft?.savedAt ?? null,
      who: draft ? shownName(draft.who) : null,
      fields,
      changes: changes.map(withoutFacts),
      findings: findings.filter(isAsked).map((finding) => ({ ...finding, section: sectionOf(finding) })),
    };
  }

  /** Fields of one file, for texts of other sections on a page. */
  async ofFile(file: string): Promise<ContentFieldDto[]> {
    const { values } = await this.store.read();
    const { fields } = await this.fields.edited(values, [], (place) => place.file === file);
    return fields;
  }
}
