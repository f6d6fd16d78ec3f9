import { defineFeature } from '../../platform/features/feature.js';
import { BroadcastsArchive } from './broadcasts-archive.js';
import { ArticleBroadcasts } from './article-broadcasts.js';
import { BroadcastDelivery } from './broadcast-delivery.js';
import { BroadcastLink } from './broadcast-link.entity.js';
import { BroadcastLinks } from './broadcast-links.js';
import { BroadcastLinksController } from './broadcast-links.controller.js';
import { BroadcastPictureUses } from './broadcast-picture-uses.js';
import { BroadcastRenderer } from './broadcast-renderer.js';
import { BroadcastSending } from './broadcast-sending.js';
import { BroadcastRecipient, Broadcast } from './broadcast.entity.js';
import { BroadcastsController } from './broadcasts.admin.controller.js';
import { Broadcasts } from './broadcasts.js';

export const broadcasts = defineFeature({
  part: 'newsletter',
  entities: [Broadcast, BroadcastLink, BroadcastRecipient],
  providers: [
    BroadcastsArchive,
    ArticleBroadcasts,
    BroadcastDelivery,
    BroadcastPictureUses,
    BroadcastLinks,
    Broadcasts,
    BroadcastRenderer,
    BroadcastSending,
  ],
  controllers: [BroadcastsController],
});

/** Links in sent broadcasts work while the newsletter is off. */
export const broadcastLinks = defineFeature({ controllers: [BroadcastLinksController] });
