import { createContext, useContext } from 'react';
import type { LoadedPage, SiteRoute } from '../site-map.js';

/** The page on the screen; while another is on its way, still the old one. */
export interface CurrentPage {
  route: SiteRoute;
  loaded: LoadedPage;
  /** The address's path, which is not the route's where nothing was found. */
  pathname: string;
}

export const CurrentRouteContext = createContext<SiteRoute | null>(null);

export function useCurrentPath(): string | null {
  return useContext(CurrentRouteContext)?.path ?? null;
}
