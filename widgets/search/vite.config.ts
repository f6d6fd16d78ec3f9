import { widgetConfig } from '@lectern/widget-build';

export default widgetConfig({ name: 'search', maxGzippedBytes: 15_000 });
