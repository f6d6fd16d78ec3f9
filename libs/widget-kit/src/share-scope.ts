/** One library that the page lends to its widgets, so that none is downloaded or run twice. */
export interface SharedLibrary {
  /** The version the page was built with, such as `19.3.1`. */
  version: string;
  /** The library's module namespace, at once or as a promise; called when a widget first asks. */
  load(): object | Promise<object>;
}

/** Libraries by the name under which widgets import them: `react`, `styled-components` … */
export type SharedLibraries = Readonly<Record<string, SharedLibrary>>;

interface ScopeEntry {
  get(): Promise<() => object>;
  loaded: 1;
  from: string;
  scope: 'default';
}

/** The share scope of the federation container protocol: name → version → provider. */
export type ShareScope = Record<string, Record<string, ScopeEntry>>;

export function toShareScope(libraries: SharedLibraries): ShareScope {
  const scope: ShareScope = {};
  for (const [name, library] of Object.entries(libraries)) {
    scope[name] = {
      [library.version]: {
        get: async () => {
          const module = await library.load();
          return () => module;
        },
        loaded: 1,
        from: 'page',
        scope: 'default',
      },
    };
  }
  return scope;
}
