import { Global, Module } from '@nestjs/common';

import { MailConnection } from '../mail/mail-connection.js';
import { Connections } from './connections.js';
import { ConnectionsController } from './connections.controller.js';
import { GroundConnections } from './ground-connections.js';
import { TestConnection } from './test-connection.use-case.js';

/** What the site is connected to. Modules add what is theirs. */
@Global()
@Module({
  controllers: [ConnectionsController],
  providers: [Connections, GroundConnections, MailConnection, TestConnection],
  exports: [Connections],
})
export class ConnectionsModule {}
