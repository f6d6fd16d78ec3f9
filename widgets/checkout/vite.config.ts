import { widgetConfig } from '@lectern/widget-build';

export default widgetConfig({ name: 'checkout', maxGzippedBytes: 45_000 });
