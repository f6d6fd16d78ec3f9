import { defineFeature } from '../../platform/features/feature.js';
import { KeepTopics } from './keep-topics.use-case.js';
import { LegalTopicRow } from './legal-topic.entity.js';
import { MailRoadmap } from './mail-roadmap.use-case.js';
import { MakeRecommendations } from './make-recommendations.use-case.js';
import { OpenRoadmap } from './open-roadmap.use-case.js';
import { PrintRoadmap } from './print-roadmap.use-case.js';
import { PromiseRoadmap } from './promise-roadmap.use-case.js';
import { ReadRecommendations } from './read-recommendations.query.js';
import { RecommendationDetails } from './recommendation-details.entity.js';
import { RoadmapPress } from './roadmap-press.js';
import { RoadmapController } from './roadmap.controller.js';
import { SendRoadmapLetter } from './send-roadmap.letter.js';
import { StoredRecommendation } from './stored-recommendation.entity.js';

/** PDFKit and its typefaces are read when the first roadmap is printed. */
const press = {
  provide: RoadmapPress,
  useFactory: (): RoadmapPress => ({
    print: async (roadmap) => {
      const { PdfkitPress } = await import('./roadmap-press.pdfkit.js');
      return new PdfkitPress().print(roadmap);
    },
  }),
};

export const recommendation = defineFeature({
  entities: [LegalTopicRow, RecommendationDetails, StoredRecommendation],
  providers: [
    press,
    KeepTopics,
    MailRoadmap,
    MakeRecommendations,
    OpenRoadmap,
    PrintRoadmap,
    PromiseRoadmap,
    ReadRecommendations,
    SendRoadmapLetter,
  ],
  controllers: [RoadmapController],
});
