import { withDeadline } from './deadline.js';
import { type SharedLibraries, toShareScope } from './share-scope.js';
import { type ContractRange, contractVersion, oldestContract, type WidgetModule } from './mount-contract.js';
import { exposesMount, findWidget, isWidgetContainer, WidgetLoadError } from './widget-manifest.js';
import type { WidgetName, WidgetOptions } from './widget-options.js';

/** Loads a widget's module; repeated calls return the same promise. */
type LoadWidget = <Name extends WidgetName>(name: Name) => Promise<WidgetModule<WidgetOptions[Name]>>;

interface WidgetHost {
  /** @throws WidgetLoadError; failures are not cached, so that another call retries */
  loadWidget: LoadWidget;
}

interface WidgetHostSettings {
  manifestUrl: string;
  shared: SharedLibraries;
  /** Contract versions that this page supports; by default those of the kit's build. */
  contract?: ContractRange;
}

const ownContract: ContractRange = { contract: contractVersion, oldestContract };

/**
 * Implements the page's side of the federation container protocol (`init(shareScope)`, `get('./mount')`), so
 * that pages can load remotes of any federation plugin without a runtime.
 */
export function createWidgetHost({
  manifestUrl,
  shared,
  contract = ownContract,
}: WidgetHostSettings): WidgetHost {
  const loading = new Map<WidgetName, Promise<unknown>>();
  const failures = new Map<WidgetName, number>();

  async function load(name: WidgetName): Promise<unknown> {
    const { entry } = await findWidget(manifestUrl, name, contract);
    const container: unknown = await import(/* @vite-ignore */ urlForRetry(entry, failures.get(name) ?? 0));
    if (!isWidgetContainer(container)) throw new WidgetLoadError(name, 'its entry is not a container');
    await container.init(toShareScope(shared));
    const module = (await container.get('./mount'))();
    if (!exposesMount(module)) throw new WidgetLoadError(name, 'it exposes no mount function');
    return module;
  }

  function forget(name: WidgetName, cause: unknown): never {
    loading.delete(name);
    failures.set(name, (failures.get(name) ?? 0) + 1);
    if (cause instanceof WidgetLoadError) throw cause;
    throw new WidgetLoadError(name, cause instanceof Error ? cause.message : String(cause), { cause });
  }

  return {
    loadWidget: <Name extends WidgetName>(name: Name) => {
      const promise =
        loading.get(name) ?? withDeadline(load(name)).catch((cause: unknown) => forget(name, cause));
      loading.set(name, promise);
      // The manifest identifies the widget; its build and contract version guarantee the options' type.
      return promise as Promise<WidgetModule<WidgetOptions[Name]>>;
    },
  };
}

/** Browsers cache a failed module, so that a retry needs a new URL. */
function urlForRetry(entry: string, failedBefore: number): string {
  if (failedBefore === 0 || entry.startsWith('data:')) return entry;
  return `${entry}${entry.includes('?') ? '&' : '?'}retry=${failedBefore}`;
}
