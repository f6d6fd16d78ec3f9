import type { SendEvent } from './analytics.js';

declare global {
  interface Window {
    dataLayer?: unknown[];
  }
}

const tagAddress = 'https://www.googletagmanager.com/gtag/js';

/** The tag expects the `arguments` object of each call, not an array. */
function gtag(..._command: unknown[]): void {
  window.dataLayer?.push(arguments);
}

let loading: Promise<SendEvent> | undefined;

/** @throws Error if it fails to load, for example behind a blocker; the next call tries again */
export function loadGoogleTag(measurementId: string): Promise<SendEvent> {
  loading ??= fetchTag(measurementId).catch((error: unknown) => {
    loading = undefined;
    throw error;
  });
  return loading;
}

function fetchTag(measurementId: string): Promise<SendEvent> {
  window.dataLayer ??= [];
  gtag('js', new Date());
  // The site reports page views itself, when a page is visible, and never with a query, which may hold a secret.
  gtag('config', measurementId, {
    send_page_view: false,
    page_location: location.origin + location.pathname,
    page_referrer: document.referrer.split('?', 1)[0],
  });
  return new Promise((resolve, reject) => {
    const script = document.createElement('script');
    script.async = true;
    script.src = `${tagAddress}?id=${encodeURIComponent(measurementId)}`;
    script.addEventListener('load', () =>
      resolve((name, parameters) => {
        gtag('event', name, parameters);
        return true;
      }),
    );
    script.addEventListener('error', () => {
      script.remove();
      reject(new Error('The tag could not be fetched.'));
    });
    document.head.append(script);
  });
}
