/**
 * Version of the agreement between a page and a widget, which both write down when they are built: the widget
 * in its `widget.json`, the page in its host. A page and a widget of different age live together as long as
 * each still serves the other; see `getAlong`.
 */
export const contractVersion = 1;

/**
 * The oldest version that what is built today still serves. Raise it only when nothing of before can be
 * understood any more: pages that a visitor has open, and widgets that were not built again, are then refused.
 */
export const oldestContract = 1;

/** What a page holds while a widget lives in one of its elements. */
export interface MountedWidget<Options> {
  /** Gives new options; those left out keep their value. */
  update(options: Partial<Options>): void;
  /** Removes everything the widget put into the element. Calling it twice does nothing more. */
  unmount(): void;
}

/** Puts a widget into an empty element of the page: the whole of what a widget exposes. */
export type Mount<Options> = (element: HTMLElement, options: Options) => MountedWidget<Options>;

/** The module that a widget exposes as `./mount`. */
export interface WidgetModule<Options> {
  mount: Mount<Options>;
}

/** The versions of the contract that one side, a page or a widget, can live with. */
export interface ContractRange {
  /** The one it was written for. */
  contract: number;
  /** The oldest of the other side that it still serves. */
  oldestContract: number;
}

/** Whether each of the two still serves the other. */
export function getAlong(page: ContractRange, widget: ContractRange): boolean {
  return widget.contract >= page.oldestContract && page.contract >= widget.oldestContract;
}

/** `contract 3`, or `contracts 1 to 3` */
export function rangeText({ contract, oldestContract }: ContractRange): string {
  return contract === oldestContract ? `contract ${contract}` : `contracts ${oldestContract} to ${contract}`;
}
