import type { EntityManager } from 'typeorm';

import { hasApp, hasPasskey, hasSecondStep } from '../../platform/access/second-step.js';

export type SecondStep = 'app' | 'passkey';

export async function findSecondSteps(manager: EntityManager, userId: string): Promise<SecondStep[]> {
  const [has] = await manager.query<Record<SecondStep, boolean>[]>(
    `SELECT ${hasApp('$1')} AS app, ${hasPasskey('$1')} AS passkey`,
    [userId],
  );
  return (['app', 'passkey'] as const).filter((step) => has?.[step]);
}

/** Stores the encrypted secret of an app that is not confirmed yet. @returns false if the app is on */
export async function insertUnconfirmedApp(
  manager: EntityManager,
  userId: string,
  sealedSecret: string,
): Promise<boolean> {
  const rows = await manager.query<unknown[]>(
    `INSERT INTO second_factors (user_id, sealed_secret) VALUES ($1, $2)
     ON CONFLICT (user_id) DO UPDATE SET sealed_secret = excluded.sealed_secret, last_step = 0
     WHERE second_factors.turned_on_at IS NULL RETURNING user_id`,
    [userId, sealedSecret],
  );
  return rows.length > 0;
}

export async function lockUnconfirmedApp(
  manager: EntityManager,
  userId: string,
): Promise<string | undefined> {
  const [found] = await manager.query<{ sealed: string }[]>(
    `SELECT sealed_secret AS "sealed" FROM second_factors
     WHERE user_id = $1 AND turned_on_at IS NULL FOR UPDATE`,
    [userId],
  );
  return found?.sealed;
}

/** @param timeStep of the code that confirmed it */
export async function turnOnApp(manager: EntityManager, userId: string, timeStep: number): Promise<void> {
  await manager.query('UPDATE second_factors SET turned_on_at = now(), last_step = $2 WHERE user_id = $1', [
    userId,
    timeStep,
  ]);
}

export async function findApp(manager: EntityManager, userId: string): Promise<string | undefined> {
  const [found] = await manager.query<{ sealed: string }[]>(
    'SELECT sealed_secret AS "sealed" FROM second_factors WHERE user_id = $1 AND turned_on_at IS NOT NULL',
    [userId],
  );
  return found?.sealed;
}

/** Uses up the code of a time step and all earlier ones. @returns false if it was used */
export async function useTimeStep(
  manager: EntityManager,
  userId: string,
  timeStep: number,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    'UPDATE second_factors SET last_step = $2 WHERE user_id = $1 AND last_step < $2',
    [userId, timeStep],
  );
  return count > 0;
}

export async function deleteApp(manager: EntityManager, userId: string): Promise<void> {
  await manager.query('DELETE FROM second_factors WHERE user_id = $1', [userId]);
}

export async function replaceRecoveryCodes(
  manager: EntityManager,
  userId: string,
  hashes: readonly string[],
): Promise<void> {
  await manager.query('DELETE FROM recovery_codes WHERE user_id = $1', [userId]);
  await manager.query('INSERT INTO recovery_codes (user_id, code_hash) SELECT $1, unnest($2::text[])', [
    userId,
    hashes,
  ]);
}

/** Uses up a recovery code. @returns false if it is unknown or used */
export async function useRecoveryCode(
  manager: EntityManager,
  userId: string,
  hash: string,
): Promise<boolean> {
  const [, count] = await manager.query<[unknown[], number]>(
    'DELETE FROM recovery_codes WHERE user_id = $1 AND code_hash = $2',
    [userId, hash],
  );
  return count > 0;
}

export async function deleteUnneededRecoveryCodes(manager: EntityManager, userId: string): Promise<void> {
  await manager.query(`DELETE FROM recovery_codes WHERE user_id = $1 AND NOT ${hasSecondStep('$1')}`, [
    userId,
  ]);
}
