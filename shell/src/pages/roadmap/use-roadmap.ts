import { createContext, useContext } from 'react';
import type { RoadmapChanges } from './use-changes.js';
import type { WorkspaceControls } from './use-workspace.js';
import type { RoadmapWords } from './roadmap.words.js';

interface OpenRoadmap extends RoadmapChanges {
  words: RoadmapWords;
  workspace: WorkspaceControls;
  announce(sentence: string): void;
}

export const RoadmapContext = createContext<OpenRoadmap | null>(null);

export function useRoadmap(): OpenRoadmap {
  const open = useContext(RoadmapContext);
  if (!open) throw new Error('This part belongs to an open roadmap.');
  return open;
}
