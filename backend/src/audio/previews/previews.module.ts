import { openings } from '@lectern/catalogue/openings';
import { RecordingStudio } from '@lectern/speech';

import { defineFeature } from '../../platform/features/feature.js';
import { ProblemMembers } from '../../platform/http/problem-members.js';
import { AudioPreview } from './audio-preview.entity.js';
import { AwaitPreview } from './await-preview.query.js';
import { BookOpenings } from './book-openings.js';
import { CheckBudget } from './check-budget.query.js';
import { CountPreviewDownload } from './count-preview-download.use-case.js';
import { EncodePreview } from './encode-preview.use-case.js';
import { FailMaking } from './fail-making.use-case.js';
import { FindMaking } from './find-making.query.js';
import { FindRecording } from './find-recording.query.js';
import { ForgetWishes } from './forget-wishes.use-case.js';
import { KeepRecording } from './keep-recording.use-case.js';
import { ListPreviews } from './list-previews.query.js';
import { LockMaking } from './lock-making.use-case.js';
import { MakePreview } from './make-preview.use-case.js';
import { MakePreviews } from './make-previews.use-case.js';
import { MoveMaking } from './move-making.use-case.js';
import { olderProblem } from './older-problem.js';
import { CALLS } from './preview-address.js';
import { PreviewDeskController } from './preview-desk.controller.js';
import { PreviewFilesController } from './preview-files.controller.js';
import { PreviewMaking } from './preview-making.entity.js';
import { PreviewPiece } from './preview-piece.entity.js';
import { PreviewWish } from './preview-wish.entity.js';
import { PreviewsController } from './previews.controller.js';
import { PromiseMakings } from './promise-makings.use-case.js';
import { ReadDesk } from './read-desk.query.js';
import { ReadPreview } from './read-preview.query.js';
import { ReadSpending } from './read-spending.query.js';
import { RemovePreview } from './remove-preview.use-case.js';
import { RemoveRecording } from './remove-recording.use-case.js';
import { RequestPreview } from './request-preview.use-case.js';
import { RetryPreview } from './retry-preview.use-case.js';
import { SpeakSentences } from './speak-sentences.use-case.js';
import { StartMaking } from './start-making.use-case.js';
import { TakeBackWish } from './take-back-wish.use-case.js';
import { WatchPreview } from './watch-preview.query.js';

const studio = {
  provide: RecordingStudio,
  useFactory: () => {
    const opened = new RecordingStudio();
    return Object.assign(opened, { onApplicationShutdown: () => opened.close() });
  },
};

/** Problems of its calls say what their older clients read. */
const problems = {
  provide: olderProblem,
  inject: [ProblemMembers],
  useFactory: (members: ProblemMembers) => members.add(CALLS, olderProblem),
};

export const previews = defineFeature({
  entities: [AudioPreview, PreviewMaking, PreviewPiece, PreviewWish],
  providers: [
    problems,
    studio,
    { provide: BookOpenings, useFactory: () => new BookOpenings(openings) },
    AwaitPreview,
    CheckBudget,
    CountPreviewDownload,
    EncodePreview,
    FailMaking,
    FindMaking,
    FindRecording,
    ForgetWishes,
    KeepRecording,
    ListPreviews,
    LockMaking,
    MakePreview,
    MakePreviews,
    MoveMaking,
    PromiseMakings,
    ReadDesk,
    ReadPreview,
    ReadSpending,
    RemovePreview,
    RemoveRecording,
    RequestPreview,
    RetryPreview,
    SpeakSentences,
    StartMaking,
    TakeBackWish,
    WatchPreview,
  ],
  controllers: [PreviewDeskController, PreviewFilesController, PreviewsController],
});
