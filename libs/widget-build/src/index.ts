export { widgetConfig } from './widget-config.js';
export type { WidgetBuild } from './widget-config.js';
