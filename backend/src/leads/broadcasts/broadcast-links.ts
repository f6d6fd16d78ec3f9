import { randomBytes } from 'node:crypto';

import { Injectable } from '@nestjs/common';
import { Configuration } from '../../platform/config/configuration.js';
import { Database } from '../../platform/database/database.js';
import type { LinkOf } from '../../platform/email/email-text.js';
import { Settings } from '../../platform/settings/settings.js';
import { SignedLinks } from '../../platform/signed-links/signed-links.js';
import { clickCountingSetting } from '../../site/click-counting-setting.js';
import { linksOfBroadcast } from './broadcast-emails.js';
import { BroadcastLink } from './broadcast-link.entity.js';
import type { Broadcast } from './broadcast.entity.js';
import { COUNTED_LINK, isCounted, LINK_ID_BYTES, SAMPLE_LINK_TOKEN } from './click-rules.js';

/** Counts clicks on links of broadcasts, if the owner turned it on. */
@Injectable()
export class BroadcastLinks {
  constructor(
    private readonly database: Database,
    private readonly configuration: Configuration,
    private readonly settings: Settings,
    private readonly signedLinks: SignedLinks,
  ) {}

  /** Stores the links of a broadcast that starts going out. */
  async create({ id: broadcastId, body }: Pick<Broadcast, 'id' | 'body'>): Promise<void> {
    if (!(await this.isOn())) return;
    const { publicUrl } = this.configuration;
    const addresses = linksOfBroadcast(body, publicUrl).filter((address) => isCounted(address, publicUrl));
    const links = addresses.map((address) => ({
      id: randomBytes(LINK_ID_BYTES).toString('base64url'),
      broadcastId,
      address,
    }));
    await this.database.manager.insert(BroadcastLink, links);
  }

  /** Links of a broadcast's copies: as written while counting is off. */
  async linksOf(broadcastId: string): Promise<LinkOf> {
    const counted = new Map<string, string>();
    if (await this.isOn()) {
      for (const { id, address } of await this.database.manager.findBy(BroadcastLink, { broadcastId }))
        counted.set(address, this.urlOf(await this.signedLinks.token(COUNTED_LINK.purpose, id)));
    }
    return (address) => counted.get(address) ?? address;
  }

  /** Links as long as the counted ones, for the size of a preview; undefined while counting is off. */
  async sampleLinks(): Promise<LinkOf | undefined> {
    if (!(await this.isOn())) return undefined;
    const { publicUrl } = this.configuration;
    return (address) => (isCounted(address, publicUrl) ? this.urlOf(SAMPLE_LINK_TOKEN) : address);
  }

  /**
   * Finds the address of a link, also while counting is off.
   * @param isVisit whether the click counts
   * @returns undefined for an invalid or unknown link
   */
  async follow(token: string, isVisit: boolean): Promise<string | undefined> {
    const id = await this.signedLinks.read(COUNTED_LINK.purpose, token);
    const link = id === undefined ? null : await this.database.manager.findOneBy(BroadcastLink, { id });
    if (link && isVisit && (await this.isOn()))
      await this.database.manager.increment(BroadcastLink, { id: link.id }, 'clicks', 1);
    return link?.address;
  }

  private urlOf(token: string): string {
    return this.configuration.publicUrl + COUNTED_LINK.path(token);
  }

  private async isOn(): Promise<boolean> {
    return (await this.settings.read(clickCountingSetting)).value.isOn;
  }
}
