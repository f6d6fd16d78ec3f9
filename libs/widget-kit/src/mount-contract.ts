/**
 * Version of the contract between pages and widgets. Both record it at build time: the widget in its
 * `widget.json`, the page in its host. Different versions work together as long as each still supports the
 * other; see `isCompatible`.
 */
export const contractVersion = 1;

/**
 * Oldest contract version that this build supports. Raise it only when older versions can no longer be
 * understood: open pages and widgets that were not rebuilt are then rejected.
 */
export const oldestContract = 1;

export interface MountedWidget<Options> {
  /** Changes options; those left out keep their value. */
  update(options: Partial<Options>): void;
  /** Removes everything the widget added to the element. Calling it again does nothing. */
  unmount(): void;
}

/** Mounts a widget in an empty element of the page: the only export of a widget. */
export type Mount<Options> = (element: HTMLElement, options: Options) => MountedWidget<Options>;

export interface WidgetModule<Options> {
  mount: Mount<Options>;
}

export interface ContractRange {
  contract: number;
  /** The oldest supported version of the other side. */
  oldestContract: number;
}

export function isCompatible(page: ContractRange, widget: ContractRange): boolean {
  return widget.contract >= page.oldestContract && page.contract >= widget.oldestContract;
}

/** `contract 3`, or `contracts 1 to 3` */
export function rangeText({ contract, oldestContract }: ContractRange): string {
  return contract === oldestContract ? `contract ${contract}` : `contracts ${oldestContract} to ${contract}`;
}
