import { type LoaderSettings, loaderSettingsId } from './loader-settings.js';

let settings: LoaderSettings | undefined;

/** Nothing before the page's end has come. */
export function readSettings(): LoaderSettings | undefined {
  const text = document.getElementById(loaderSettingsId)?.textContent;
  return (settings ??= text ? (JSON.parse(text) as LoaderSettings) : undefined);
}

/** All at once: the browser would learn of each file from the one that needs it. */
export function fetchAhead(addresses: readonly string[]): void {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
