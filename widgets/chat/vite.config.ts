import { widgetConfig } from '@lectern/widget-build';

export default widgetConfig({ name: 'chat', maxGzippedBytes: 15_000 });
