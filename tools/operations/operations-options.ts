import { parseArgs } from 'node:util';

import { readCount, readNames } from '../harness/run-trial.js';
import { type ProxyName, proxyNames } from './proxy-config.js';

export interface OperationsOptions {
  proxies: ProxyName[];
  /** The shortest time of each stage under load. */
  seconds: number;
  /** For each proxy during a rolling restart. */
  writes: number;
  /** How long a stopping web process stays open. */
  stopDelayMs: number;
  backupWrites: number;
  buyersAtOnce: number;
  isShort: boolean;
  /** Whether to connect through PgBouncer. */
  isPooled: boolean;
  /** Whether to operate the containers of docker-compose.yml instead. */
  isEngine: boolean;
}

/** The delay is the default of a public site. `backupWrites` are made during a backup, and again after it. */
const usual = { seconds: 15, writes: 500, backupWrites: 20, buyersAtOnce: 3, stopDelayMs: 5_000 };
/** Takes less than a minute on a quiet machine. */
const short = { seconds: 1, writes: 10, backupWrites: 5, buyersAtOnce: 1, stopDelayMs: 3_000 };
const shortProxies = 'nginx,HAProxy';

/** Reads the arguments of `npm run operations`. @throws an error with a sentence if they are invalid */
export function readOptions(args: string[]): OperationsOptions {
  const option = { type: 'string' as const };
  const flag = { type: 'boolean' as const };
  const options = {
    proxies: option,
    seconds: option,
    writes: option,
    short: flag,
    pgbouncer: flag,
    engine: flag,
  };
  const { values } = parseArgs({ args, options });
  const isShort = values.short ?? false;
  const defaults = isShort ? short : usual;
  return {
    ...defaults,
    isShort,
    isPooled: values.pgbouncer ?? false,
    isEngine: values.engine ?? false,
    proxies: readNames(values.proxies ?? (isShort ? shortProxies : proxyNames.join()), proxyNames),
    seconds: readCount(values.seconds, defaults.seconds, 1, 'seconds'),
    writes: readCount(values.writes, defaults.writes, 1, 'writes'),
  };
}

/** Formats the arguments that repeat a run. */
export const argumentsOf = ({
  proxies,
  seconds,
  writes,
  isShort,
  isPooled,
  isEngine,
}: OperationsOptions): string =>
  isEngine
    ? '--engine'
    : `--proxies ${proxies.join()} --seconds ${seconds} --writes ${writes}${isPooled ? ' --pgbouncer' : ''}${isShort ? ' --short' : ''}`;
