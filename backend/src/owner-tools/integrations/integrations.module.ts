import { defineFeature } from '../../platform/features/feature.js';
import { ConnectionsController } from './connections.controller.js';
import { Connections } from '../../platform/integrations/integrations.js';
import { GroundConnections } from './ground-connections.js';
import { TestConnection } from './test-connection.use-case.js';

export const connections = defineFeature({
  providers: [Connections, GroundConnections, TestConnection],
  controllers: [ConnectionsController],
});
