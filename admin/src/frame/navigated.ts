import type { AroundNavHandler } from 'wouter';

let isNavigated = false;

/** Whether another page was gone to since the dashboard was opened: at first, the browser itself puts the focus. */
export const hasNavigated = (): boolean => isNavigated;

/** Around each way within the dashboard: a page begins at its top. */
export const aroundNavigation: AroundNavHandler = (navigate, to, options) => {
  isNavigated = true;
  navigate(to, options);
  window.scrollTo(0, 0);
};
