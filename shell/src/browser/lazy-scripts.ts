import { type LoaderSettings, loaderSettingsId } from './loader-settings.js';

let settings: LoaderSettings | undefined;

/** Undefined until the end of the page has been parsed. */
export function readLoaderSettings(): LoaderSettings | undefined {
  const text = document.getElementById(loaderSettingsId)?.textContent;
  return (settings ??= text ? (JSON.parse(text) as LoaderSettings) : undefined);
}

/** Preloads all modules at once. Otherwise the browser discovers each file only from the one that imports it. */
export function preloadModules(addresses: readonly string[]): void {
  for (const href of addresses) {
    document.head.append(Object.assign(document.createElement('link'), { rel: 'modulepreload', href }));
  }
}
