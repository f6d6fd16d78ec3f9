import { Injectable } from '@nestjs/common';

import { Database } from '../../platform/database/database.js';
import { Metrics, type MetricsSource } from '../../platform/metrics/metrics.js';
import { findAges } from './backup-schedule.queries.js';

const GAUGES = {
  lectern_backup_age_seconds: { help: 'Age of the last backup that succeeded; absent if there is none.' },
  lectern_backup_rehearsal_age_seconds: {
    help: 'Time since a backup was last restored into a scratch database; absent if none was.',
  },
} satisfies MetricsSource['gauges'];

@Injectable()
export class BackupMetrics {
  constructor(
    metrics: Metrics,
    private readonly database: Database,
  ) {
    metrics.addSource({ name: 'backups', gauges: GAUGES, read: () => this.read() });
  }

  private async read() {
    const { backup, rehearsal } = await findAges(this.database.manager);
    return {
      lectern_backup_age_seconds: backup === null ? [] : [{ value: backup }],
      lectern_backup_rehearsal_age_seconds: rehearsal === null ? [] : [{ value: rehearsal }],
    };
  }
}
