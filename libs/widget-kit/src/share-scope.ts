/** A library that the page shares with its widgets, so that it is loaded only once. */
export interface SharedLibrary {
  version: string;
  /** Returns the library's module namespace, or a promise; called at a widget's first request. */
  load(): object | Promise<object>;
}

export type SharedLibraries = Readonly<Record<string, SharedLibrary>>;

interface ScopeEntry {
  get(): Promise<() => object>;
  loaded: 1;
  from: string;
  scope: 'default';
}

/** Share scope of the federation container protocol: name → version → provider. */
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
