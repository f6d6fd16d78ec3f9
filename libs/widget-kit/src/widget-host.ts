import { withDeadline } from './deadline.js';
import { type SharedLibraries, toShareScope } from './share-scope.js';
import { type ContractRange, contractVersion, oldestContract, type WidgetModule } from './mount-contract.js';
import { exposesMount, findWidget, isWidgetContainer, WidgetLoadError } from './widget-manifest.js';
import type { WidgetName, WidgetOptions } from './widget-options.js';

/** Fetches a widget and hands out its `mount`; asked again, it gives the same promise. */
export type LoadWidget = <Name extends WidgetName>(name: Name) => Promise<WidgetModule<WidgetOptions[Name]>>;

export interface WidgetHost {
  /** @throws WidgetLoadError; nothing of a failure is kept, so that asking again tries again. */
  loadWidget: LoadWidget;
}

export interface WidgetHostSettings {
  /** Address of the list of widgets: `/widgets/manifest.json`. */
  manifestUrl: string;
  /** Everything a widget expects to find in the page; see the README for the list. */
  shared: SharedLibraries;
  /** Which widgets this page can live with; by default as the kit says that it was built with. */
  contract?: ContractRange;
}

const ownContract: ContractRange = { contract: contractVersion, oldestContract };

/**
 * The page's side of the federation container protocol (`init(shareScope)`, `get('./mount')`), by hand:
 * any federation plugin's remote can be loaded, and the page carries no runtime of one.
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
    const container: unknown = await import(/* @vite-ignore */ addressToTry(entry, failures.get(name) ?? 0));
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
      // The manifest says which widget this is; its build and the contract version vouch for the options.
      return promise as Promise<WidgetModule<WidgetOptions[Name]>>;
    },
  };
}

/** A browser keeps a module that failed as failed, so that another try needs another address. */
function addressToTry(entry: string, failedBefore: number): string {
  if (failedBefore === 0 || entry.startsWith('data:')) return entry;
  return `${entry}${entry.includes('?') ? '&' : '?'}retry=${failedBefore}`;
}
