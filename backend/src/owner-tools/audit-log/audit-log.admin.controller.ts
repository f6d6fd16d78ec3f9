import { ApiOkResponse, ApiProduces, ApiTags } from '#api-docs';
import { Controller, Get, Query, Res } from '@nestjs/common';
import type { Response } from 'express';
import { CurrentStaff, Needs } from '../../platform/access/needs.js';
import type { Staff } from '../../platform/access/staff.js';
import { sendCsv } from '../../platform/http/send-csv.js';
import { AuditEntries } from './audit-entries.js';
import { AuditChoicesDto, AuditFilterDto, AuditLogPageDto, ListAuditLogDto } from './audit-log.dto.js';
import { GetOf } from '../../platform/http/routes.js';

const COLUMNS = [
  { key: 'at', header: 'When' },
  { key: 'who', header: 'Who' },
  { key: 'action', header: 'What' },
  { key: 'subjectKind', header: 'To what' },
  { key: 'subjectId', header: 'Id' },
  { key: 'before', header: 'Before' },
  { key: 'after', header: 'After' },
  { key: 'reason', header: 'Why' },
] as const;

@ApiTags('admin')
@Needs('audit-log.read')
@Controller('api/admin/audit-log')
export class AuditLogController {
  constructor(private readonly auditEntries: AuditEntries) {}

  @GetOf(AuditLogPageDto)
  list(@Query() query: ListAuditLogDto): Promise<AuditLogPageDto> {
    return this.auditEntries.list(query);
  }

  @GetOf(AuditChoicesDto, 'choices')
  choices(): Promise<AuditChoicesDto> {
    return this.auditEntries.listChoices();
  }

  @Get('export')
  @Needs('lists.export')
  @ApiProduces('text/csv')
  @ApiOkResponse({ description: 'The whole list as a CSV file.' })
  async csv(
    @Query() filter: AuditFilterDto,
    @CurrentStaff() staff: Staff,
    @Res() response: Response,
  ): Promise<void> {
    await sendCsv(response, 'audit-log', COLUMNS, await this.auditEntries.export(filter, staff));
  }
}
