import { Body, Controller, Param } from '@nestjs/common';
import { ApiTags } from '#api-docs';

import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { GetOf, PutOf } from '../../platform/http/routes.js';
import { PersonalCopiesDto, TurnPersonalCopiesDto } from './personal-copies.dto.js';
import { PersonalCopies } from './personal-copies.js';

@ApiTags('admin')
@Controller('api/admin/products/:id/personal-copies')
export class PersonalCopiesAdminController {
  constructor(private readonly personalCopies: PersonalCopies) {}

  @GetOf(PersonalCopiesDto)
  @Needs('products.read')
  find(@Param('id') id: string): Promise<PersonalCopiesDto> {
    return this.personalCopies.find(id);
  }

  @PutOf(PersonalCopiesDto)
  @Needs('products.write')
  async turn(
    @CurrentStaff() staff: Staff,
    @Param('id') id: string,
    @Body() { isOn }: TurnPersonalCopiesDto,
  ): Promise<PersonalCopiesDto> {
    await this.personalCopies.setEnabled(staff, id, isOn);
    return this.personalCopies.find(id);
  }
}
