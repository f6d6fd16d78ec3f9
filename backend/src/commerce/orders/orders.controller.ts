import { Controller, Get, Header, Param, Query, Res } from '@nestjs/common';
import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import type { Response } from 'express';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { EvidenceDto } from './evidence.dto.js';
import { ExportOrders } from './export-orders.use-case.js';
import { ListOrders } from './list-orders.query.js';
import { ListOrdersDto, OrderFilterDto, OrderOverviewDto, OrderPageDto } from './order-list.dto.js';
import { OrderDto } from './order.dto.js';
import { ReadEvidence } from './read-evidence.query.js';
import { ReadOrderOverview } from './read-order-overview.query.js';
import { ReadOrder } from './read-order.query.js';

const COLUMNS = [
  { key: 'reference', header: 'Order' },
  { key: 'opened', header: 'Ordered' },
  { key: 'paid', header: 'Paid' },
  { key: 'status', header: 'Status' },
  { key: 'name', header: 'Name' },
  { key: 'email', header: 'Email' },
  { key: 'product', header: 'Product' },
  { key: 'total', header: 'Total (USD)' },
  { key: 'givenBack', header: 'Given back (USD)' },
  { key: 'payment', header: 'Stripe payment' },
  { key: 'id', header: 'Id' },
] as const;

/** What was ordered, to be looked at. */
@ApiTags('admin')
@Needs('orders.read')
@Controller('api/admin/orders')
export class OrdersController {
  constructor(
    private readonly listOrders: ListOrders,
    private readonly readOverview: ReadOrderOverview,
    private readonly exportOrders: ExportOrders,
    private readonly readOrder: ReadOrder,
    private readonly readEvidence: ReadEvidence,
  ) {}

  @Get()
  @ApiOkResponse({ type: OrderPageDto })
  list(@Query() wish: ListOrdersDto): Promise<OrderPageDto> {
    return this.listOrders.execute(wish);
  }

  @Get('overview')
  @ApiOkResponse({ type: OrderOverviewDto })
  overview(): Promise<OrderOverviewDto> {
    return this.readOverview.execute();
  }

  @Get('export')
  @Needs('lists.export')
  @Header('cache-control', 'no-store')
  @ApiProduces('text/csv')
  @ApiOkResponse({ schema: { type: 'string', format: 'binary' } })
  async export(
    @CurrentStaff() staff: Staff,
    @Query() filter: OrderFilterDto,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'orders', COLUMNS, await this.exportOrders.execute(staff, filter));
  }

  @Get(':id')
  @ApiOkResponse({ type: OrderDto })
  one(@Param('id') id: string): Promise<OrderDto> {
    return this.readOrder.execute(id);
  }

  @Get(':id/evidence')
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: EvidenceDto })
  evidence(@Param('id') id: string): Promise<EvidenceDto> {
    return this.readEvidence.execute(id);
  }
}
