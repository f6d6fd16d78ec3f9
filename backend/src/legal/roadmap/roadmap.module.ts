import { defineFeature } from '../../platform/features/feature.js';
import { RoadmapPdf } from './roadmap-pdf.js';
import { RoadmapController } from './roadmap.controller.js';
import { Roadmaps } from './roadmaps.js';

/** PDFKit and its fonts are loaded when the first roadmap is printed. */
const pdf = {
  provide: RoadmapPdf,
  useFactory: (): RoadmapPdf => ({
    print: async (roadmap) => {
      const { PdfkitRoadmap } = await import('./roadmap-pdf.pdfkit.js');
      return new PdfkitRoadmap().print(roadmap);
    },
  }),
};

export const roadmap = defineFeature({
  part: 'legal-companion',
  providers: [pdf, Roadmaps],
  controllers: [RoadmapController],
});
