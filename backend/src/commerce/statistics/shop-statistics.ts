import { bookByProductId, books, coverOfProduct } from '@lectern/catalogue';
import { Injectable } from '@nestjs/common';

import type { ChartSource } from '../../owner-tools/index.js';
import { Database } from '../../platform/database/database.js';
import {
  CHECKOUTS_BY_DAY,
  FILES_BY_DAY,
  findProductTitles,
  SALES_BY_DAY,
  VIEWS_BY_DAY,
} from './shop-statistics.queries.js';

type ShopChart = 'sales' | 'conversion' | 'files';

type Chart = Omit<ChartSource, 'partLabel' | 'labelOf'>;

const SALES: Chart = {
  stored: SALES_BY_DAY,
  measures: [
    { name: 'netCents', label: 'Net', unit: 'cents' },
    { name: 'refundedCents', label: 'Refunded', unit: 'cents' },
    { name: 'grossCents', label: 'Gross', unit: 'cents' },
    { name: 'sales', label: 'Sales', unit: 'count' },
  ],
};

const CONVERSION: Chart = {
  sql: VIEWS_BY_DAY,
  stored: CHECKOUTS_BY_DAY,
  measures: [
    { name: 'views', label: 'Sales page views', unit: 'count' },
    { name: 'begun', label: 'Checkouts', unit: 'count' },
    { name: 'paid', label: 'Paid', unit: 'count' },
  ],
};

const FILES: Chart = {
  sql: FILES_BY_DAY,
  measures: [{ name: 'files', label: 'Files downloaded', unit: 'count' }],
};

const CHARTS: Record<ShopChart, Chart> = { sales: SALES, conversion: CONVERSION, files: FILES };

const salesPages = () =>
  books.flatMap(({ path, productId, preOrderProductId }) => {
    const sold = productId ?? preOrderProductId;
    return sold ? [{ path, productId: sold }] : [];
  });

@Injectable()
export class ShopStatistics {
  constructor(private readonly database: Database) {}

  async source(name: ShopChart): Promise<ChartSource> {
    const rows = await findProductTitles(this.database.manager);
    const titles = new Map(rows.map(({ id, title }) => [id, title]));
    const sold = salesPages();
    const pages = [sold.map(({ path }) => path), sold.map(({ productId }) => productId)];
    return {
      ...CHARTS[name],
      ...(name === 'conversion' ? { values: pages } : {}),
      partLabel: 'Book',
      labelOf: (id) => titles.get(id) ?? bookByProductId(id)?.title,
      coverOf: coverOfProduct,
    };
  }
}
