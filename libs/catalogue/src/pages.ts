import type { z } from 'zod';

import type { ChatFile } from './content/chat.schema.js';
import type { LegalGuidanceFile } from './content/legal/legal-guidance.schema.js';
import type { pageFiles, PageName } from './content/pages/page-files.js';

export type { PageName };

export type Page<Name extends PageName> = z.infer<(typeof pageFiles)[Name]>;
export type PageWords<Name extends PageName> = Page<Name>['words'];

export type Chat = ChatFile;

export type LegalGuidance = LegalGuidanceFile;

export type { LegalQuestionnaireFile as LegalQuestionnaire } from './content/legal-questionnaire.schema.js';
