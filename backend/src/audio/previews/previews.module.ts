import { openings } from '@lectern/catalogue/openings';
import { RecordingStudio } from '@lectern/speech';
import { defineFeature } from '../../platform/features/feature.js';
import { ProblemMembers } from '../../platform/http/problem.js';
import { SpeechBudget } from '../speech/speech-budget.js';
import { BookOpenings } from './book-openings.js';
import { legacyProblem } from '../speech/speech-failure-messages.js';
import { PreviewProduction } from './preview-production.js';
import { PreviewQueue } from './preview-queue.js';
import { PreviewRecordings } from './preview-recordings.js';
import { PreviewRequests } from './preview-requests.js';
import { CALLS } from './preview-rules.js';
import { AudioPreview, PreviewMaking, PreviewPiece, PreviewRequest } from './preview.entity.js';
import { PreviewsAdmin } from './previews-admin.js';
import { PreviewsAdminController } from './previews.admin.controller.js';
import { PreviewFilesController, PreviewsController } from './previews.controller.js';
import { Previews } from './previews.js';
import { PublishedRecordings } from './published-recordings.js';

const studio = {
  provide: RecordingStudio,
  useFactory: () => {
    const opened = new RecordingStudio();
    return Object.assign(opened, { onApplicationShutdown: () => opened.close() });
  },
};

/** Error responses keep the fields of older clients. */
const problems = {
  provide: legacyProblem,
  inject: [ProblemMembers],
  useFactory: (members: ProblemMembers) => members.add(CALLS, legacyProblem),
};

export const previews = defineFeature({
  part: 'audio-previews',
  entities: [AudioPreview, PreviewMaking, PreviewPiece, PreviewRequest],
  providers: [
    problems,
    studio,
    { provide: BookOpenings, useFactory: () => new BookOpenings(() => openings) },
    Previews,
    SpeechBudget,
    PreviewRecordings,
    PreviewProduction,
    PreviewRequests,
    PreviewQueue,
    PreviewsAdmin,
    PublishedRecordings,
  ],
  controllers: [PreviewsAdminController, PreviewFilesController, PreviewsController],
});
