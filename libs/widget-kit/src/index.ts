export type { CheckoutOptions, CheckoutStep, Toast } from './checkout-options.js';
export { contractVersion } from './mount-contract.js';
export type { ContractVersion, Mount, MountedWidget, WidgetModule } from './mount-contract.js';
export type { SharedLibraries, SharedLibrary } from './share-scope.js';
export { createWidgetHost } from './widget-host.js';
export type { LoadWidget, WidgetHost, WidgetHostSettings } from './widget-host.js';
export { WidgetLoadError } from './widget-load-error.js';
export type { WidgetName, WidgetOptions } from './widget-options.js';
