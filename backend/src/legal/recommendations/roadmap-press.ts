import type { RoadmapStep } from './roadmap-step.js';

/** A step of a roadmap as it is printed. */
export interface PrintedStep extends Pick<
  RoadmapStep,
  'title' | 'why' | 'description' | 'keyPoints' | 'furtherSources' | 'notes'
> {
  /** What else there is to know of it, in a few words each. */
  facts: readonly string[];
  /** Titles. */
  books: readonly string[];
}

/** A roadmap as it is printed; days and the like as they are told. */
export interface PrintedRoadmap {
  /** What it is not, and what the law wants said beside it. */
  notices: readonly string[];
  madeOn: string;
  keptUntil: string;
  steps: readonly PrintedStep[];
  bookmarks: readonly { title: string; tags: readonly string[]; description: string }[];
}

/** Sets a roadmap as a PDF that can be listened to, in the site's type. */
export abstract class RoadmapPress {
  abstract print(roadmap: PrintedRoadmap): Promise<Buffer>;
}
