import { Body, Controller, Header, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { AskRefund } from '../refunds/ask-refund.use-case.js';
import { ChangeOrderAddress } from './change-order-address.use-case.js';
import { ChangeOrderNote } from './change-order-note.use-case.js';
import { MakeLinks } from './make-links.use-case.js';
import {
  AskRefundDto,
  ChangeOrderAddressDto,
  ChangeOrderNoteDto,
  MadeLinkDto,
  SendOffDto,
  WriteOrderNoteDto,
} from './order-deeds.dto.js';
import { OrderDto } from './order.dto.js';
import { ReadOrder } from './read-order.query.js';
import { ResendBooks } from './resend-books.use-case.js';
import { RetryOrder } from './retry-order.use-case.js';
import { SendOrderOff } from './send-order-off.use-case.js';
import { WriteOrderNote } from './write-order-note.use-case.js';

/** What is done about an order: each answers with the order as it stands then. */
@ApiTags('admin')
@Needs('orders.serve')
@Controller('api/admin/orders/:id')
export class OrderDeedsController {
  constructor(
    private readonly readOrder: ReadOrder,
    private readonly resendBooks: ResendBooks,
    private readonly changeAddress: ChangeOrderAddress,
    private readonly makeLinks: MakeLinks,
    private readonly askRefund: AskRefund,
    private readonly sendOff: SendOrderOff,
    private readonly retryOrder: RetryOrder,
    private readonly writeNote: WriteOrderNote,
    private readonly changeNote: ChangeOrderNote,
  ) {}

  @Post('resend')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderDto })
  async resend(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<OrderDto> {
    await this.resendBooks.execute(staff, id);
    return this.readOrder.execute(id);
  }

  @Put('address')
  @ApiOkResponse({ type: OrderDto })
  async address(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { email, currentEmail }: ChangeOrderAddressDto,
  ): Promise<OrderDto> {
    await this.changeAddress.execute(staff, id, email, currentEmail);
    return this.readOrder.execute(id);
  }

  @Post('links')
  @HttpCode(200)
  @Header('cache-control', 'no-store')
  @ApiOkResponse({ type: [MadeLinkDto] })
  links(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<MadeLinkDto[]> {
    return this.makeLinks.execute(staff, id);
  }

  @Post('refunds')
  @Needs('orders.refund')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderDto })
  async refund(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() wish: AskRefundDto,
  ): Promise<OrderDto> {
    await this.askRefund.execute(staff, id, wish);
    return this.readOrder.execute(id);
  }

  @Post('sent')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderDto })
  async sent(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { trackingNumber = '' }: SendOffDto,
  ): Promise<OrderDto> {
    await this.sendOff.execute(staff, id, trackingNumber);
    return this.readOrder.execute(id);
  }

  @Post('retry')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderDto })
  async retry(@CurrentStaff() staff: Staff, @Param('id') id: string): Promise<OrderDto> {
    await this.retryOrder.execute(staff, id);
    return this.readOrder.execute(id);
  }

  @Post('notes')
  @HttpCode(200)
  @ApiOkResponse({ type: OrderDto })
  async note(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { noteId, body }: WriteOrderNoteDto,
  ): Promise<OrderDto> {
    await this.writeNote.execute(staff, id, noteId, body);
    return this.readOrder.execute(id);
  }

  @Put('notes/:noteId')
  @ApiOkResponse({ type: OrderDto })
  async renote(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Param('noteId', ParseUUIDPipe) noteId: string,
    @Body() change: ChangeOrderNoteDto,
  ): Promise<OrderDto> {
    await this.changeNote.execute(staff, id, noteId, change);
    return this.readOrder.execute(id);
  }
}
