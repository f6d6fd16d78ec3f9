import { Body, Controller, Param, Post, Req, Res } from '@nestjs/common';
import type { Request, Response } from 'express';
import { ApiExcludeController } from '#api-docs';

import { readForm } from '../../platform/http/read-form.js';
import { LimitRate } from '../../platform/rate-limits/rate-limiter.js';
import { OrderPageLinks } from '../order-links/order-page-links.js';
import { fieldOf } from '../order-links/form-field.js';
import { FORM_RATES } from './order-page-rules.js';
import { OrderPageView } from './order-page-view.js';
import { SendToDeviceDto } from '../devices/devices.dto.js';
import { Devices } from '../devices/devices.js';

/** Sends a book of an order to a reading device. The link of the order's page is the key. */
@ApiExcludeController()
@Controller('orders/:token/to-device')
export class DevicesController {
  constructor(
    private readonly devices: Devices,
    private readonly links: OrderPageLinks,
    private readonly view: OrderPageView,
  ) {}

  @Post()
  @LimitRate({ name: 'to-device', ...FORM_RATES.toDevice })
  async send(
    @Param('token') token: string,
    @Body() body: unknown,
    @Req() request: Request,
    @Res() response: Response,
  ): Promise<void> {
    const email = fieldOf(body, 'email');
    const result = (problem: string) => ({ device: { email, problem } });
    await this.view.runForm(token, result, request, response, async () => {
      const order = await this.links.open(token);
      const form = await readForm(SendToDeviceDto, body);
      if (order) await this.devices.send(order, { email: form.email, lineNumber: Number(form.line) });
      await this.view.send(token, { device: { sentTo: form.email } }, 200, request, response);
    });
  }
}
