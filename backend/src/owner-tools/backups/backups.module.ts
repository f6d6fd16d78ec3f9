import { defineFeature } from '../../platform/features/feature.js';
import { BackupAlerts } from './backup-alerts.js';
import { Backup } from './backup.entity.js';
import { BackupMetrics } from './backup-metrics.js';
import { BackupOverview } from './backup-overview.js';
import { BackupSchedule } from './backup-schedule.js';
import { BackupsController } from './backups.admin.controller.js';
import { Backups } from './backups.js';

export const backups = defineFeature({
  entities: [Backup],
  providers: [BackupAlerts, BackupMetrics, BackupOverview, Backups, BackupSchedule],
  controllers: [BackupsController],
});
