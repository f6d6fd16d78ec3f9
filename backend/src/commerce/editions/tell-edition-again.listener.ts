import { Injectable, type OnModuleInit } from '@nestjs/common';

import { Events } from '../../platform/events/events.js';
import { letterWantedAgain } from '../../platform/events/letter-wanted-again.event.js';
import { type EditionLetter, tellEdition } from './tell-edition.job.js';
import { TellEditionAgain } from './tell-edition-again.use-case.js';

@Injectable()
export class TellEditionAgainListener implements OnModuleInit {
  constructor(
    private readonly events: Events,
    private readonly tellAgain: TellEditionAgain,
  ) {}

  onModuleInit(): void {
    this.events.listen(letterWantedAgain, async ({ letter, cause }) => {
      if (letter === tellEdition.name) await this.tellAgain.execute(cause as EditionLetter);
    });
  }
}
