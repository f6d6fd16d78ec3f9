import { productSeeds, site } from '@lectern/catalogue';
import { Injectable, Logger } from '@nestjs/common';

import { ConfigurationError } from '../../platform/config/configuration-error.js';
import { Database } from '../../platform/database/database.js';
import {
  findShopCurrency,
  hasOrders,
  hasProducts,
  repriceProducts,
  storeShopCurrency,
} from './shop-currency.queries.js';

/** Releases before the setting sold in dollars. */
const FIRST_CURRENCY = 'USD';

/** The currency of the stored prices and orders, which must be the content's. */
@Injectable()
export class ShopCurrency {
  private readonly log = new Logger('Products');

  constructor(private readonly database: Database) {}

  /**
   * Takes over the content's currency. If it changed before the first order, the content's products get its prices
   * again, and all others go off sale until they have a new one.
   * @throws ConfigurationError if the shop has sold in another currency
   */
  settle(): Promise<void> {
    return this.database.transaction(async () => {
      const { manager } = this.database;
      await this.database.lock('seed-products');
      const known = await findShopCurrency(manager);
      const before = known ?? ((await hasProducts(manager)) ? FIRST_CURRENCY : site.currency);
      if (before !== site.currency) {
        if (await hasOrders(manager)) throw alreadySold(before);
        const takenOffSale = await repriceProducts(manager, productSeeds);
        this.log.warn({ message: 'currency changed', before, after: site.currency, takenOffSale });
      }
      if (known !== site.currency) await storeShopCurrency(manager, site.currency);
    });
  }
}

const alreadySold = (before: string) =>
  new ConfigurationError(
    `site.json names ${site.currency} as the currency, but this shop has sold in ${before}: its orders, receipts and refunds are in ${before}. Set "currency" back to "${before}", or start a new shop with another database.`,
  );
