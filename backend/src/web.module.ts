import { Module } from '@nestjs/common';

import { AdminLastModule, AdminWebModule } from './admin/index.js';
import { AudioWebModule } from './audio/index.js';
import { CommerceModule, CommerceWebModule, OrderDeskWebModule } from './commerce/index.js';
import { LeadsWebModule } from './leads/index.js';
import { LegalWebModule } from './legal/index.js';
import { AuditDeskModule } from './platform/audit-log/desk/audit-desk.module.js';
import { ConnectionsModule } from './platform/connections/connections.module.js';
import { HealthWebModule } from './platform/health/health.module.js';
import { JobsDeskModule } from './platform/jobs/desk/jobs-desk.module.js';
import { MailAdminModule, MailWebModule } from './platform/mail/mail.module.js';
import { PeopleAdminModule } from './platform/people/people.module.js';
import { SiteModule } from './platform/site/site.module.js';
import { VisitsModule } from './platform/visits/visits.module.js';
import { RenderSite } from './render-site.js';

/** Controllers of every module, and the built site. */
@Module({
  imports: [
    SiteModule,
    HealthWebModule,
    AuditDeskModule,
    ConnectionsModule,
    JobsDeskModule,
    MailAdminModule,
    MailWebModule,
    VisitsModule,
    PeopleAdminModule,
    CommerceModule,
    CommerceWebModule,
    OrderDeskWebModule,
    LeadsWebModule,
    AudioWebModule,
    LegalWebModule,
    AdminWebModule,
    AdminLastModule,
  ],
  providers: [RenderSite],
})
export class WebModule {}
