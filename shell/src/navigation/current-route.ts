import { createContext, useContext } from 'react';
import type { LoadedPage, SiteRoute } from '../site-map/route.js';

/** The page on the screen; while another is on its way, still the old one. */
export interface CurrentPage {
  route: SiteRoute;
  loaded: LoadedPage;
  /** The address's path, which is not the route's where nothing was found. */
  pathname: string;
}

/** The route on the screen, and how others are found. Pages ask here: the table knows them, so they cannot know it. */
export interface Navigation {
  route: SiteRoute;
  routeFor(pathname: string): SiteRoute;
}

export const NavigationContext = createContext<Navigation | null>(null);

export function useNavigation(): Navigation | null {
  return useContext(NavigationContext);
}
