import type pg from 'pg';

/** Connections of a pool, and queries that wait for one. */
export interface PoolState {
  used: number;
  idle: number;
  waiting: number;
  max: number;
}

export const stateOfPool = ({ totalCount, idleCount, waitingCount, options }: pg.Pool): PoolState => ({
  used: totalCount - idleCount,
  idle: idleCount,
  waiting: waitingCount,
  max: options.max,
});
