import { defineFeature } from '../../platform/features/feature.js';
import { ContentChecks } from './content-checks.js';
import { ContentDrafts } from './content-drafts.js';
import { ContentFields } from './content-fields.js';
import { ContentFindingsController } from './content-findings.admin.controller.js';
import { ContentFindings } from './content-findings.js';
import { ContentLinks } from './content-links.js';
import { ContentPictureUses } from './content-picture-uses.js';
import { ContentPublishing } from './content-publishing.js';
import { ContentReading } from './content-reading.js';
import { ContentStore } from './content-store.js';
import { ContentValuesController } from './content-values.admin.controller.js';
import { ContentDraft, ContentPublication, ContentValue } from './content-values.entity.js';
import { ContentValues } from './content-values.js';
import { ContentVersions } from './content-versions.js';
import { EditedSections } from './edited-sections.js';
import { LibraryPictures } from './library-pictures.js';
import { ShownContent } from './shown-content.js';

export const contentValues = defineFeature({
  entities: [ContentDraft, ContentPublication, ContentValue],
  providers: [
    ContentChecks,
    ContentDrafts,
    ContentFields,
    ContentFindings,
    ContentLinks,
    ContentPictureUses,
    ContentPublishing,
    ContentReading,
    ContentStore,
    ContentValues,
    ContentVersions,
    EditedSections,
    LibraryPictures,
    ShownContent,
  ],
  controllers: [ContentValuesController, ContentFindingsController],
});
