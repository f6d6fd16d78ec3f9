import { site } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import { StaffMember } from '../../platform/access/staff-member.entity.js';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { firstOwnerLink } from './first-owner-link.js';
import { MakeFirstOwner } from './make-first-owner.use-case.js';

/** At the start of the site: sees to it that there is an owner, or a way to become one. */
@Injectable()
export class OpenDashboard {
  constructor(
    private readonly configuration: Configuration,
    private readonly database: Database,
    private readonly links: SignedLinks,
    private readonly makeFirstOwner: MakeFirstOwner,
  ) {}

  /** @returns the path of the link that makes the first owner; undefined where there is one */
  async execute(): Promise<string | undefined> {
    const { firstOwner } = this.configuration;
    if (firstOwner) {
      await this.makeFirstOwner.execute({ name: site.author.name, ...firstOwner });
      return undefined;
    }
    if (await this.database.manager.existsBy(StaffMember, {})) return undefined;
    const { purpose, id, path } = firstOwnerLink;
    return `${path}#${await this.links.token(purpose, id)}`;
  }
}
