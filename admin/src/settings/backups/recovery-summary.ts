import type { PaymentRecovery } from '@lectern/api-client/admin';
import { backups as m } from '../../messages.js';
import { counted } from '../../say.js';

/** Such as `12 payments: 10 orders restored, 1 refunded, 1 to look at`. */
export function recoverySummary(counts: PaymentRecovery['counts']): string {
  const parts = (['restored', 'updated', 'refunded', 'unresolved'] as const).flatMap((part) =>
    counts[part] > 0 ? [counted(counts[part], m.compare[part])] : [],
  );
  const result = parts.length > 0 ? parts.join(', ') : m.compare.nothing;
  return `${counted(counts.payments, m.compare.payments)}: ${result}`;
}
