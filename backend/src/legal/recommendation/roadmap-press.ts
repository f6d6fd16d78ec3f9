import type { RoadmapStep } from './roadmap-step.js';

/** A roadmap as it is printed. */
export interface PrintedRoadmap {
  madeOn: string;
  keptUntil: string;
  steps: readonly (Omit<RoadmapStep, 'bookReferences'> & { books: readonly string[] })[];
  bookmarks: readonly { title: string; tags: readonly string[]; description: string }[];
}

/** Sets a roadmap as a PDF that can be listened to, in the site's type. */
export abstract class RoadmapPress {
  abstract print(roadmap: PrintedRoadmap): Promise<Buffer>;
}
