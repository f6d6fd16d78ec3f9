import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import {
  microsecondsOf,
  PAGE_SIZE,
  pageOf,
  readCursor,
  timeOf,
} from '../../platform/database/page-cursor.js';
import type { FailedJobDto, FailedJobPageDto, JobSubjectDto, ListFailedJobsDto } from './failed-jobs.dto.js';

type Row = Omit<FailedJobDto, 'about'> & { payload: object; exactAt: string };

const SELECT = `
  SELECT id, job, payload, created_at AS "promisedAt", failed_at AS "failedAt", failures,
    coalesce(last_error, '') AS "lastError", CASE WHEN failed_at IS NOT NULL THEN due_at END AS "nextTryAt",
    CASE WHEN failed_at IS NULL THEN 'trying' WHEN due_at IS NULL THEN 'given-up' ELSE 'resting' END AS state,
    ${microsecondsOf('created_at')} AS "exactAt"
  FROM outbox
  WHERE closed_at IS NULL AND failures > 0
    AND ($1::text IS NULL OR job = $1)
    AND ($2::bigint IS NULL OR (created_at, id) < (${timeOf('$2')}, $3::uuid))
  ORDER BY created_at DESC, id DESC LIMIT ${PAGE_SIZE + 1}`;

const ID = /^[\w.:-]{1,64}$/;

/** `orderId` is the id of an order; of what else a job was told, nothing is shown. */
function subjectsOf(payload: object): JobSubjectDto[] {
  return Object.entries(payload).flatMap(([name, value]) => {
    const kind = /^([a-z]\w*)Id$/.exec(name)?.[1]?.replace(/[A-Z]/g, (letter) => `-${letter.toLowerCase()}`);
    return kind && typeof value === 'string' && ID.test(value) ? [{ kind, id: value }] : [];
  });
}

/** Work that has used up its tries and is still owed, the newest first: from the outbox, so on either job store. */
@Injectable()
export class ListFailedJobs {
  constructor(private readonly database: Database) {}

  async execute({ job, cursor }: ListFailedJobsDto): Promise<FailedJobPageDto> {
    const end = readCursor(cursor, 'uuid');
    const rows = (await this.database.manager.query(SELECT, [
      job ?? null,
      end?.at ?? null,
      end?.id ?? null,
    ])) as Row[];
    const { items, nextCursor } = pageOf(rows, ({ exactAt, id }) => ({ at: exactAt, id }));
    return {
      items: items.map(({ exactAt: _exact, payload, ...failed }) => ({
        ...failed,
        about: subjectsOf(payload),
      })),
      nextCursor,
    };
  }
}
