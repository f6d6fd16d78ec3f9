import { defineFeature } from '../../platform/features/feature.js';
import { ConnectionsController } from './integrations.admin.controller.js';
import { BuiltInIntegrations } from './built-in-integrations.js';
import { IntegrationChecks } from './integration-checks.js';

export const integrations = defineFeature({
  providers: [BuiltInIntegrations, IntegrationChecks],
  controllers: [ConnectionsController],
});
