import { defineFeature } from '../../platform/features/feature.js';
import { ContentArchive } from './content-archive.js';
import { ContentChecks } from './content-checks.js';
import { ContentDrafts } from './content-drafts.js';
import { ContentFields } from './content-fields.js';
import { ContentFindingsController } from './content-findings.admin.controller.js';
import { ContentFindings } from './content-findings.js';
import { ContentLibrary } from './content-library.js';
import { ChangedTexts } from './changed-texts.js';
import { ContentLinks } from './content-links.js';
import { ContentFilmUses } from './content-film-uses.js';
import { ContentPictureUses } from './content-picture-uses.js';
import { ContentPublishing } from './content-publishing.js';
import { ContentReading } from './content-reading.js';
import { ContentStore } from './content-store.js';
import { ContentValuesController } from './content-values.admin.controller.js';
import { ContentDraft, ContentPublication, ContentValue } from './content-values.entity.js';
import { ContentValues } from './content-values.js';
import { ContentVersions } from './content-versions.js';
import { EditedSections } from './edited-sections.js';
import { SearchableTexts } from './searchable-texts.js';
import { ShownContent } from './shown-content.js';

export const contentValues = defineFeature({
  entities: [ContentDraft, ContentPublication, ContentValue],
  providers: [
    ContentArchive,
    ContentChecks,
    ContentDrafts,
    ContentFields,
    ContentFindings,
    ContentLibrary,
    ChangedTexts,
    ContentLinks,
    ContentFilmUses,
    ContentPictureUses,
    ContentPublishing,
    ContentReading,
    ContentStore,
    ContentValues,
    ContentVersions,
    EditedSections,
    SearchableTexts,
    ShownContent,
  ],
  controllers: [ContentValuesController, ContentFindingsController],
});
