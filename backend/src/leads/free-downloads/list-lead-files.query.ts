import { downloads } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { LeadFileDto } from './download-leads.dto.js';
import { KIT_FILE } from './lead-files.js';

/** What is given for nothing, by the names that `downloads` keeps. */
@Injectable()
export class ListLeadFiles {
  execute(): LeadFileDto[] {
    const samples = downloads.cards.map(({ id, title }) => ({ id, title }));
    return [...samples, { id: KIT_FILE.id, title: KIT_FILE.title }];
  }
}
