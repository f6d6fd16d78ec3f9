import { Injectable } from '@nestjs/common';

import { DomainError } from '../../platform/http/domain-error.js';
import type { KeptMailDto } from './kept-mail.dto.js';
import { KeptMails } from './kept-mails.js';
import { readMail } from './read-mail.js';

/** One letter that was kept instead of sent. */
@Injectable()
export class ReadKeptMail {
  constructor(private readonly mails: KeptMails) {}

  /** @throws DomainError where there is none of this name */
  async execute(name: string): Promise<KeptMailDto> {
    return readMail(name, await this.raw(name), 0);
  }

  /** As it lies on disk (RFC 5322). @throws DomainError where there is none of this name */
  async raw(name: string): Promise<Buffer> {
    const raw = await this.mails.read(name);
    if (!raw) throw new DomainError('not-found', 'MAIL.NOT_KEPT', 'There is no such letter.');
    return raw;
  }
}
