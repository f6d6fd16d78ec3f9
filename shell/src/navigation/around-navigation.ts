import type { AroundNavHandler } from 'wouter';
import { routeFor } from '../site-map/site-map.js';
import { movedTo } from '../site-map/moved-addresses.js';
import { leave, settle } from './arrival.js';

/** Wraps each step that a link takes, so that the place left is remembered and a section is found. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  const before = window.location.pathname;
  leave('fresh');
  navigate(movedTo(to) ?? to, { ...options, state: { key: crypto.randomUUID() } });
  // To a section of this page, or to this page again: nothing is loaded that would settle it.
  if (window.location.pathname === before) settle(routeFor(before));
};
