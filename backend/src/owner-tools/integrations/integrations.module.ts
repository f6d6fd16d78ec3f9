import { defineFeature } from '../../platform/features/feature.js';
import { ConnectionsController } from './integrations.admin.controller.js';
import { GroundConnections } from './built-in-integrations.js';
import { TestConnection } from './integration-checks.js';

export const connections = defineFeature({
  providers: [GroundConnections, TestConnection],
  controllers: [ConnectionsController],
});
