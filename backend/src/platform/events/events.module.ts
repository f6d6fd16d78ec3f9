import { Global, Module } from '@nestjs/common';

import { ChangeFeed } from './change-feed.js';
import { Events } from './events.js';

@Global()
@Module({ providers: [ChangeFeed, Events], exports: [ChangeFeed, Events] })
export class EventsModule {}
