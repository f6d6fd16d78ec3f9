import type { ComponentType } from 'react';

/** A page of the dashboard. */
export interface SectionPage {
  /** Below /admin: `/letters/broadcasts`. All addresses below it are the page's own, for its own `Route`s. */
  path: string;
  /** In the navigation. */
  label: string;
  /** A sentence on what is done there. */
  summary: string;
  /** What the role must allow, as the API names it: `letters.read`. */
  needs: string;
  /** Brings the page's own chunk. */
  load: () => Promise<ComponentType>;
}

/** A part of the dashboard: a folder of src/admin. */
export interface Section {
  label: string;
  pages: readonly SectionPage[];
}
