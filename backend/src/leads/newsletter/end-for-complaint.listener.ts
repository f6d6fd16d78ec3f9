import { Injectable, type OnModuleInit } from '@nestjs/common';

import { addressSuppressed } from '../../platform/events/address-suppressed.event.js';
import { Events } from '../../platform/events/events.js';
import { EndForComplaint } from './end-for-complaint.use-case.js';

@Injectable()
export class EndForComplaintListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly endForComplaint: EndForComplaint,
  ) {}

  onModuleInit(): void {
    this.events.listen(addressSuppressed, async ({ list, email, reason }) => {
      if (list === 'letters' && reason === 'complained') await this.endForComplaint.execute(email);
    });
  }
}
