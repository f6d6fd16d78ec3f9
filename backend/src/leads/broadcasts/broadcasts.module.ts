import { defineFeature } from '../../platform/features/feature.js';
import { BroadcastDelivery } from './broadcast-delivery.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import { BroadcastRecipient, Broadcast } from './broadcast.entity.js';
import { BroadcastsController } from './broadcasts.admin.controller.js';
import { Broadcasts } from './broadcasts.js';

export const broadcasts = defineFeature({
  part: 'newsletter',
  entities: [Broadcast, BroadcastRecipient],
  providers: [BroadcastDelivery, Broadcasts, BroadcastRenderer, BroadcastSending],
  controllers: [BroadcastsController],
});
