import { Module } from '@nestjs/common';

import { AccessController } from './access/access.controller.js';
import { AskForCode } from './access/ask-for-code.use-case.js';
import { CloseSession } from './access/close-session.use-case.js';
import { ConfirmCode } from './access/confirm-code.use-case.js';
import { EnterCompanion } from './access/enter-companion.use-case.js';
import { FindSession } from './access/find-session.query.js';
import { OpenAssessment } from './access/open-assessment.use-case.js';
import { OpenSession } from './access/open-session.use-case.js';
import { SendAccessCodeLetter } from './access/send-access-code.letter.js';
import { AssessmentsController } from './assessment/assessments.controller.js';
import { DeleteEverything } from './assessment/delete-everything.use-case.js';
import { ForgetAssessments } from './assessment/forget-assessments.use-case.js';
import { ListAssessments } from './assessment/list-assessments.query.js';
import { ReadAssessments } from './assessment/read-assessments.query.js';
import { SaveAssessment } from './assessment/save-assessment.use-case.js';
import { AssessmentCountsController } from './counts/assessment-counts.controller.js';
import { CountAssessments } from './counts/count-assessments.query.js';
import { EraseAsker } from './person/erase-asker.use-case.js';
import { PersonAskerListener } from './person/person-asker.listener.js';
import { ReadAsker } from './person/read-asker.query.js';
import { ChangeBookmark } from './progress/change-bookmark.use-case.js';
import { ChangeProgress } from './progress/change-progress.use-case.js';
import { ListBookmarks } from './progress/list-bookmarks.query.js';
import { ProgressController } from './progress/progress.controller.js';
import { RemoveBookmark } from './progress/remove-bookmark.use-case.js';
import { SetBookmark } from './progress/set-bookmark.use-case.js';
import { KeepTopics } from './recommendation/keep-topics.use-case.js';
import { MailRoadmap } from './recommendation/mail-roadmap.use-case.js';
import { MakeRecommendations } from './recommendation/make-recommendations.use-case.js';
import { OpenRoadmap } from './recommendation/open-roadmap.use-case.js';
import { PrintRoadmap } from './recommendation/print-roadmap.use-case.js';
import { PromiseRoadmap } from './recommendation/promise-roadmap.use-case.js';
import { ReadRecommendations } from './recommendation/read-recommendations.query.js';
import { RoadmapController } from './recommendation/roadmap.controller.js';
import { RoadmapPress } from './recommendation/roadmap-press.js';
import { SendRoadmapLetter } from './recommendation/send-roadmap.letter.js';

const useCases = [
  AskForCode,
  ChangeBookmark,
  ChangeProgress,
  CloseSession,
  ConfirmCode,
  CountAssessments,
  DeleteEverything,
  EnterCompanion,
  EraseAsker,
  FindSession,
  KeepTopics,
  ListAssessments,
  ListBookmarks,
  MailRoadmap,
  MakeRecommendations,
  OpenAssessment,
  OpenRoadmap,
  OpenSession,
  PrintRoadmap,
  PromiseRoadmap,
  ReadAsker,
  ReadAssessments,
  ReadRecommendations,
  RemoveBookmark,
  SaveAssessment,
  SetBookmark,
];

/** PDFKit and its typefaces are read when the first roadmap is printed. */
const press = {
  provide: RoadmapPress,
  useFactory: (): RoadmapPress => ({
    print: async (roadmap) => {
      const { PdfkitPress } = await import('./recommendation/roadmap-press.pdfkit.js');
      return new PdfkitPress().print(roadmap);
    },
  }),
};

/** The legal companion: what was answered, what is recommended, and how far one has come. */
@Module({
  providers: [...useCases, PersonAskerListener, press],
  exports: useCases,
})
export class LegalModule {}

/** Its HTTP edge. */
@Module({
  imports: [LegalModule],
  controllers: [
    AccessController,
    AssessmentCountsController,
    AssessmentsController,
    ProgressController,
    RoadmapController,
  ],
})
export class LegalWebModule {}

/** Its background work. */
@Module({
  imports: [LegalModule],
  providers: [ForgetAssessments, SendAccessCodeLetter, SendRoadmapLetter],
})
export class LegalWorkerModule {}
