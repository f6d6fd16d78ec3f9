import { openings } from '@lectern/catalogue/openings';
import { RecordingStudio } from '@lectern/speech';
import { Module, type OnApplicationShutdown } from '@nestjs/common';

import { Configuration } from '../platform/config/configuration.js';
import { ProblemMembers } from '../platform/http/problem-members.js';
import { CountPlay } from './figures/count-play.use-case.js';
import { FindPreviewChart } from './figures/find-preview-chart.query.js';
import { PreviewFiguresController } from './figures/preview-figures.controller.js';
import { AwaitPreview } from './previews/await-preview.query.js';
import { BookOpenings } from './previews/book-openings.js';
import { CheckBudget } from './previews/check-budget.query.js';
import { CountPreviewDownload } from './previews/count-preview-download.use-case.js';
import { EncodePreview } from './previews/encode-preview.use-case.js';
import { FailMaking } from './previews/fail-making.use-case.js';
import { FindMaking } from './previews/find-making.query.js';
import { FindRecording } from './previews/find-recording.query.js';
import { ForgetWishes } from './previews/forget-wishes.use-case.js';
import { KeepRecording } from './previews/keep-recording.use-case.js';
import { ListPreviews } from './previews/list-previews.query.js';
import { LockMaking } from './previews/lock-making.use-case.js';
import { MakePreview } from './previews/make-preview.use-case.js';
import { MakePreviews } from './previews/make-previews.use-case.js';
import { MoveMaking } from './previews/move-making.use-case.js';
import { olderProblem } from './previews/older-problem.js';
import { CALLS } from './previews/preview-address.js';
import { PreviewDeskController } from './previews/preview-desk.controller.js';
import { PreviewFilesController } from './previews/preview-files.controller.js';
import { PreviewsController } from './previews/previews.controller.js';
import { PromiseMakings } from './previews/promise-makings.use-case.js';
import { ReadDesk } from './previews/read-desk.query.js';
import { ReadPreview } from './previews/read-preview.query.js';
import { ReadSpending } from './previews/read-spending.query.js';
import { RemovePreview } from './previews/remove-preview.use-case.js';
import { RemoveRecording } from './previews/remove-recording.use-case.js';
import { RequestPreview } from './previews/request-preview.use-case.js';
import { RetryPreview } from './previews/retry-preview.use-case.js';
import { SpeakSentences } from './previews/speak-sentences.use-case.js';
import { StartMaking } from './previews/start-making.use-case.js';
import { TakeBackWish } from './previews/take-back-wish.use-case.js';
import { WatchPreview } from './previews/watch-preview.query.js';
import { GiveBackCharacters } from './speech/give-back-characters.use-case.js';
import { SpeakAWord } from './speech/speak-a-word.use-case.js';
import { SpeechConnectionListener } from './speech/speech-connection.listener.js';
import { LocalSynthesizer } from './speech/speech-synthesizer.local.js';
import { SpeechSynthesizer } from './speech/speech-synthesizer.js';
import { SpendCharacters } from './speech/spend-characters.use-case.js';

const useCases = [
  AwaitPreview,
  CheckBudget,
  CountPlay,
  CountPreviewDownload,
  FindMaking,
  FindPreviewChart,
  FindRecording,
  ListPreviews,
  LockMaking,
  MakePreviews,
  MoveMaking,
  PromiseMakings,
  ReadDesk,
  ReadPreview,
  ReadSpending,
  RemovePreview,
  RequestPreview,
  RetryPreview,
  StartMaking,
  TakeBackWish,
  WatchPreview,
];

const voice = {
  provide: SpeechSynthesizer,
  inject: [Configuration],
  useFactory: async ({ speech }: Configuration): Promise<SpeechSynthesizer> => {
    if (!speech.openai) return new LocalSynthesizer();
    // Read only where it is used: OpenAI's SDK is large.
    const { OpenAiSynthesizer } = await import('./speech/speech-synthesizer.openai.js');
    return new OpenAiSynthesizer(speech.openai);
  },
};

/** Books read aloud: who wants which, and what is there. */
@Module({
  providers: [{ provide: BookOpenings, useFactory: () => new BookOpenings(openings) }, ...useCases],
  exports: [BookOpenings, ...useCases],
})
export class AudioModule {}

/** Its HTTP edge. It has a voice only to be tried at the owner's desk. */
@Module({
  imports: [AudioModule],
  controllers: [PreviewDeskController, PreviewFiguresController, PreviewFilesController, PreviewsController],
  providers: [voice, SpeakAWord, SpeechConnectionListener, SpendCharacters],
})
export class AudioWebModule {
  constructor(members: ProblemMembers) {
    members.add(CALLS, olderProblem);
  }
}

/** Its background work: here alone are previews spoken. */
@Module({
  imports: [AudioModule],
  providers: [
    voice,
    { provide: RecordingStudio, useFactory: () => new RecordingStudio() },
    EncodePreview,
    FailMaking,
    ForgetWishes,
    GiveBackCharacters,
    KeepRecording,
    MakePreview,
    RemoveRecording,
    SpeakSentences,
    SpendCharacters,
  ],
})
export class AudioWorkerModule implements OnApplicationShutdown {
  constructor(private readonly studio: RecordingStudio) {}

  onApplicationShutdown(): Promise<void> {
    return this.studio.close();
  }
}
