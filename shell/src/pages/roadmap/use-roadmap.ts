import { createContext, useContext } from 'react';
import type { RoadmapChanges } from './use-changes.js';
import type { WorkspaceControls } from './use-workspace.js';
import type { RoadmapWords } from './roadmap.words.js';

/** What every part of an open roadmap works with. */
interface OpenRoadmap extends RoadmapChanges {
  words: RoadmapWords;
  workspace: WorkspaceControls;
  /** Says something to those who hear the page. */
  say(sentence: string): void;
}

export const RoadmapContext = createContext<OpenRoadmap | null>(null);

/** @throws Error outside an open roadmap */
export function useRoadmap(): OpenRoadmap {
  const open = useContext(RoadmapContext);
  if (!open) throw new Error('This part belongs to an open roadmap.');
  return open;
}
