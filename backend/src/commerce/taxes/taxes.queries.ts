import type { EntityManager } from 'typeorm';

export async function storeTaxCalculation(
  manager: EntityManager,
  orderId: string,
  calculationId: string,
): Promise<void> {
  await manager.query(
    `INSERT INTO order_taxes (order_id, calculation_id) VALUES ($1, $2)
    ON CONFLICT (order_id) DO UPDATE SET calculation_id = excluded.calculation_id`,
    [orderId, calculationId],
  );
}
