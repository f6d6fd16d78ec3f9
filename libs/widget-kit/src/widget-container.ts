import type { ShareScope } from './share-scope.js';

/** The entry module of a federated remote, whichever plugin built it. */
export interface WidgetContainer {
  init(shareScope: ShareScope): unknown;
  get(exposed: string): Promise<() => unknown>;
}

function hasFunction<Name extends string>(value: object, name: Name): value is Record<Name, () => unknown> {
  return typeof Object.getOwnPropertyDescriptor(value, name)?.value === 'function';
}

export function isWidgetContainer(value: unknown): value is WidgetContainer {
  return (
    typeof value === 'object' && value !== null && hasFunction(value, 'init') && hasFunction(value, 'get')
  );
}

export function exposesMount(value: unknown): value is { mount: () => unknown } {
  return typeof value === 'object' && value !== null && hasFunction(value, 'mount');
}
