import { ConfigurationError } from './configuration-error.js';
import type { Environment } from './read-setting.js';

export interface S3Settings {
  bucket: string;
  /** `https://s3.example.net`; Amazon's if undefined. */
  endpoint: string | undefined;
  region: string;
  accessKeyId: string;
  secretAccessKey: string;
  /** Whether the bucket is in the path instead of the host name. */
  isPathStyle: boolean;
  prefix: string;
}

/** For services without regions. */
const ANY_REGION = 'us-east-1';

const NAMES = [
  'S3_ENDPOINT',
  'S3_REGION',
  'S3_ACCESS_KEY_ID',
  'S3_SECRET_ACCESS_KEY',
  'S3_FORCE_PATH_STYLE',
  'S3_PREFIX',
  'S3_CACHE_MB',
] as const;

const REGION = [/^[a-z0-9-]{2,40}$/, 'the region of the bucket, such as eu-central-1'] as const;
const KEY_ID = [/^[\w.+=/-]{3,200}$/, 'the id of an access key'] as const;
const SECRET = [/^\S{8,300}$/, 'the secret of that access key'] as const;

function readRequired(
  env: Environment,
  name: string,
  pattern: RegExp,
  requirement: string,
  setWith = 'S3_BUCKET',
): string {
  const text = env[name]?.trim();
  if (!text) throw new ConfigurationError(`${name} must be set with ${setWith}: ${requirement}.`);
  if (!pattern.test(text)) throw new ConfigurationError(`${name} must be ${requirement}.`);
  return text;
}

function readEndpoint(env: Environment, name = 'S3_ENDPOINT'): string | undefined {
  const text = env[name]?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username && !url.password) return url.origin;
  throw new ConfigurationError(
    `${name} must be an origin such as https://s3.example.net, without a path and without the bucket.`,
  );
}

function readPathStyle(env: Environment, fallback: boolean, name = 'S3_FORCE_PATH_STYLE'): boolean {
  const text = env[name]?.trim().toLowerCase();
  if (!text) return fallback;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigurationError(`${name} must be true or false.`);
}

/** @returns undefined if it is invalid */
function parsePrefix(text: string | undefined): string | undefined {
  const plain = text?.trim().replace(/\/$/, '');
  if (!plain) return '';
  const isPlain = plain.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  return isPlain && plain.length <= 100 ? `${plain}/` : undefined;
}

const PREFIX = 'up to 100 letters, digits and any of _ - . in parts separated by slashes';

function readPrefix(env: Environment): string {
  const prefix = parsePrefix(env['S3_PREFIX']);
  if (prefix !== undefined) return prefix;
  throw new ConfigurationError(`S3_PREFIX must be ${PREFIX}.`);
}

const BUCKET = [
  /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
  'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
] as const;

/** @returns undefined for the disk. Errors contain no keys. */
export function readS3(env: Environment): S3Settings | undefined {
  if (!env['S3_BUCKET']?.trim()) {
    const stray = NAMES.find((name) => env[name]?.trim());
    if (!stray) return undefined;
    throw new ConfigurationError(`S3_BUCKET must be set with ${stray}: it names the bucket for the files.`);
  }
  const bucket = readRequired(env, 'S3_BUCKET', ...BUCKET);
  const endpoint = readEndpoint(env);
  const region =
    endpoint && !env['S3_REGION']?.trim() ? ANY_REGION : readRequired(env, 'S3_REGION', ...REGION);
  return {
    bucket,
    endpoint,
    region,
    accessKeyId: readRequired(env, 'S3_ACCESS_KEY_ID', ...KEY_ID),
    secretAccessKey: readRequired(env, 'S3_SECRET_ACCESS_KEY', ...SECRET),
    isPathStyle: readPathStyle(env, endpoint !== undefined),
    prefix: readPrefix(env),
  };
}

/**
 * Bucket of `s3://bucket/prefix`. Its server and access key are BACKUP_S3_ENDPOINT and so on; without any of them,
 * those of the files' bucket.
 * @param name setting that has the text, for errors
 */
export function readBackupS3(env: Environment, name: string, text: string): S3Settings {
  const [, bucket, prefixText] = /^s3:\/\/([^/]*)(?:\/(.*))?$/.exec(text) ?? [];
  const prefix = parsePrefix(prefixText);
  if (!bucket || !BUCKET[0].test(bucket))
    throw new ConfigurationError(`${name} must be s3:// and ${BUCKET[1]}, such as s3://bucket/prefix.`);
  if (prefix === undefined) throw new ConfigurationError(`The prefix in ${name} must be ${PREFIX}.`);
  const hasOwn = NAMES.some((own) => env[`BACKUP_${own}`]?.trim());
  const prefixed = (own: string) => (hasOwn ? `BACKUP_${own}` : own);
  const endpoint = readEndpoint(env, prefixed('S3_ENDPOINT'));
  const regionName = prefixed('S3_REGION');
  const read = (own: string, rule: readonly [RegExp, string]) => readRequired(env, own, ...rule, name);
  return {
    bucket,
    endpoint,
    region: endpoint && !env[regionName]?.trim() ? ANY_REGION : read(regionName, REGION),
    accessKeyId: read(prefixed('S3_ACCESS_KEY_ID'), KEY_ID),
    secretAccessKey: read(prefixed('S3_SECRET_ACCESS_KEY'), SECRET),
    isPathStyle: readPathStyle(env, endpoint !== undefined, prefixed('S3_FORCE_PATH_STYLE')),
    prefix,
  };
}
