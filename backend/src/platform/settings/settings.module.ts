import { Global, Module } from '@nestjs/common';

import { SitePause } from '../site/notice/site-pause.js';
import { Settings } from './settings.js';

/** What every process may ask of what the owner has settled. */
@Global()
@Module({ providers: [Settings, SitePause], exports: [Settings, SitePause] })
export class SettingsModule {}
