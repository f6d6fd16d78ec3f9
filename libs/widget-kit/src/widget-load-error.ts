/** A widget could not be had. The page shows its link instead, and may try again. */
export class WidgetLoadError extends Error {
  override readonly name = 'WidgetLoadError';

  constructor(
    readonly widget: string,
    reason: string,
    options?: ErrorOptions,
  ) {
    super(`The widget "${widget}" could not be loaded: ${reason}.`, options);
  }
}
