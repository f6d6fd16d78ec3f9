import { Body, Controller, Delete, HttpCode, Param, ParseUUIDPipe, Patch, Post } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { AddPasskey } from './add-passkey.use-case.js';
import { ChangePasskeys } from './change-passkeys.use-case.js';
import { OfferPasskey } from './offer-passkey.use-case.js';
import { NewPasskeyDto, PasskeyNameDto, PasskeyOptionsDto } from './passkey.dto.js';

/** One's own passkeys. */
@ApiTags('admin')
@Needs('account.keep')
@Controller('api/admin/account/passkeys')
export class PasskeysController {
  constructor(
    private readonly offerPasskey: OfferPasskey,
    private readonly addPasskey: AddPasskey,
    private readonly changePasskeys: ChangePasskeys,
  ) {}

  @Post('options')
  @NeedsProof()
  @HttpCode(200)
  @ApiOkResponse({ type: PasskeyOptionsDto })
  async offer(@CurrentStaff() staff: Staff): Promise<PasskeyOptionsDto> {
    return { options: await this.offerPasskey.execute(staff) };
  }

  @Post()
  @NeedsProof()
  @HttpCode(204)
  async add(@Body() wish: NewPasskeyDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.addPasskey.execute(staff, wish);
  }

  @Patch(':id')
  @HttpCode(204)
  async rename(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { name }: PasskeyNameDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    await this.changePasskeys.execute(staff, id, { rename: name });
  }

  @Delete(':id')
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.changePasskeys.execute(staff, id, 'remove');
  }
}
