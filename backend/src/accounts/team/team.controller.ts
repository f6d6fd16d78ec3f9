import { Body, Controller, Delete, Get, HttpCode, Param, ParseUUIDPipe, Post, Put } from '@nestjs/common';
import { ApiOkResponse, ApiTags } from '#api-docs';

import { CurrentStaff } from '../../platform/access/current-staff.js';
import { Needs, NeedsProof } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { ChangeRole } from './change-role.use-case.js';
import { ChangeStaffRules } from './change-staff-rules.use-case.js';
import { InviteHelper } from './invite-helper.use-case.js';
import { ReadTeam } from './read-team.query.js';
import { RemoveStaff } from './remove-staff.use-case.js';
import { RevokeInvitation } from './revoke-invitation.use-case.js';
import { InviteDto, RoleDto, StaffRulesDto, TeamDto } from './team.dto.js';

/** Who works on the site. */
@ApiTags('admin')
@Needs('staff.manage')
@Controller('api/admin/staff')
export class TeamController {
  constructor(
    private readonly read: ReadTeam,
    private readonly inviteHelper: InviteHelper,
    private readonly revokeInvitation: RevokeInvitation,
    private readonly changeRole: ChangeRole,
    private readonly removeStaff: RemoveStaff,
    private readonly changeRules: ChangeStaffRules,
  ) {}

  @Get()
  @ApiOkResponse({ type: TeamDto })
  all(@CurrentStaff() staff: Staff): Promise<TeamDto> {
    return this.read.execute(staff);
  }

  @Post('invitations')
  @NeedsProof()
  @HttpCode(204)
  async invite(@Body() { email }: InviteDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.inviteHelper.execute(staff, email);
  }

  @Delete('invitations/:id')
  @HttpCode(204)
  async revoke(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.revokeInvitation.execute(staff, id);
  }

  @Put('rules')
  @NeedsProof()
  @HttpCode(204)
  async rule(@Body() { requiresSecondFactor }: StaffRulesDto, @CurrentStaff() staff: Staff): Promise<void> {
    await this.changeRules.execute(staff, requiresSecondFactor);
  }

  @Put(':id/role')
  @NeedsProof()
  @HttpCode(204)
  async role(
    @Param('id', ParseUUIDPipe) id: string,
    @Body() { role }: RoleDto,
    @CurrentStaff() staff: Staff,
  ): Promise<void> {
    await this.changeRole.execute(staff, id, role);
  }

  @Delete(':id')
  @NeedsProof()
  @HttpCode(204)
  async remove(@Param('id', ParseUUIDPipe) id: string, @CurrentStaff() staff: Staff): Promise<void> {
    await this.removeStaff.execute(staff, id);
  }
}
