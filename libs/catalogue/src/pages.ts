import type { z } from 'zod';

import type { ChatFile } from './content/chat.schema.js';
import type { LegalGuidanceFile } from './content/legal/legal-guidance.schema.js';
import type { pageFiles, PageName } from './content/pages/page-files.js';

export type { PageName };

/** A page as content/pages/<name>.json has it: what search engines show of it, and its words. */
export type Page<Name extends PageName> = z.infer<(typeof pageFiles)[Name]>;
export type PageWords<Name extends PageName> = Page<Name>['words'];

/** content/chat.json as it stands there: what the assistant says, and the words by which it knows a question. */
export type Chat = ChatFile;

/** Everything that the legal companion says besides its topics; the engine needs a part of it. */
export type LegalGuidance = LegalGuidanceFile;

export type { LegalQuestionnaireFile as LegalQuestionnaire } from './content/legal-questionnaire.schema.js';
