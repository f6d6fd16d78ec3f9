import { ApiTags } from '#api-docs';
import { Controller, Param } from '@nestjs/common';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { Integrations } from '../../platform/integrations/integrations.js';
import { IntegrationChecks } from './integration-checks.js';
import { ConnectionDto, ConnectionTestDto } from './integrations.dto.js';
import { GetOf, PostOf } from '../../platform/http/routes.js';
import { translateTexts } from '../../platform/http/sentences.js';

@ApiTags('admin')
@Needs('settings.write')
@Controller('api/admin/connections')
export class ConnectionsController {
  constructor(
    private readonly connections: Integrations,
    private readonly checks: IntegrationChecks,
  ) {}

  @GetOf([ConnectionDto])
  @Needs('settings.read')
  list(@CurrentStaff() { language }: Staff): ConnectionDto[] {
    return this.connections.all.map(({ test: _test, ...connection }) =>
      translateTexts(language, connection, ['label', 'standing', 'advice', 'testLabel']),
    );
  }

  @PostOf(ConnectionTestDto, ':id/test')
  test(@Param('id') id: string, @CurrentStaff() staff: Staff): Promise<ConnectionTestDto> {
    return this.checks.check(id, staff);
  }
}
