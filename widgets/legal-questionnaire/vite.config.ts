import { widgetConfig } from '@lectern/widget-build';

export default widgetConfig({ name: 'legal-questionnaire', maxGzippedBytes: 45_000 });
