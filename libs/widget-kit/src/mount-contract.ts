/**
 * Version of the agreement between a page and a widget. The widget's build writes it into its
 * `widget.json`; a page that knows another version refuses the widget instead of mounting it wrongly.
 */
export const contractVersion = 1;
export type ContractVersion = typeof contractVersion;

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
