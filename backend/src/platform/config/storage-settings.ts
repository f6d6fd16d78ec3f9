import { ConfigurationError } from './configuration-error.js';

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

type Environment = Record<string, string | undefined>;

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

function readRequired(env: Environment, name: string, pattern: RegExp, requirement: string): string {
  const text = env[name]?.trim();
  if (!text) throw new ConfigurationError(`${name} must be set with S3_BUCKET: ${requirement}.`);
  if (!pattern.test(text)) throw new ConfigurationError(`${name} must be ${requirement}.`);
  return text;
}

function readEndpoint(env: Environment): string | undefined {
  const text = env['S3_ENDPOINT']?.trim();
  if (!text) return undefined;
  const url = URL.canParse(text) ? new URL(text) : undefined;
  const isOrigin = url && /^https?:$/.test(url.protocol) && url.pathname === '/' && !url.search && !url.hash;
  if (isOrigin && !url.username && !url.password) return url.origin;
  throw new ConfigurationError(
    'S3_ENDPOINT must be an origin such as https://s3.example.net, without a path: set the bucket as S3_BUCKET.',
  );
}

function readPathStyle(env: Environment, fallback: boolean): boolean {
  const text = env['S3_FORCE_PATH_STYLE']?.trim().toLowerCase();
  if (!text) return fallback;
  if (text === 'true' || text === 'false') return text === 'true';
  throw new ConfigurationError('S3_FORCE_PATH_STYLE must be true or false.');
}

function readPrefix(env: Environment): string {
  const text = env['S3_PREFIX']?.trim().replace(/\/$/, '');
  if (!text) return '';
  const isPlain = text.split('/').every((part) => /^[\w.-]+$/.test(part) && !/^\.+$/.test(part));
  if (isPlain && text.length <= 100) return `${text}/`;
  throw new ConfigurationError(
    'S3_PREFIX must be up to 100 letters, digits and any of _ - . in parts separated by slashes.',
  );
}

/** @returns undefined for the disk. Errors contain no keys. */
export function readS3(env: Environment): S3Settings | undefined {
  if (!env['S3_BUCKET']?.trim()) {
    const stray = NAMES.find((name) => env[name]?.trim());
    if (!stray) return undefined;
    throw new ConfigurationError(`S3_BUCKET must be set with ${stray}: it names the bucket for the files.`);
  }
  const bucket = readRequired(
    env,
    'S3_BUCKET',
    /^[a-z0-9][a-z0-9.-]{1,61}[a-z0-9]$/,
    'the name of a bucket: 3 to 63 lower-case letters, digits, dots and hyphens',
  );
  const endpoint = readEndpoint(env);
  const REGION = [/^[a-z0-9-]{2,40}$/, 'the region of the bucket, such as eu-central-1'] as const;
  const region =
    endpoint && !env['S3_REGION']?.trim() ? ANY_REGION : readRequired(env, 'S3_REGION', ...REGION);
  return {
    bucket,
    endpoint,
    region,
    accessKeyId: readRequired(env, 'S3_ACCESS_KEY_ID', /^[\w.+=/-]{3,200}$/, 'the id of an access key'),
    secretAccessKey: readRequired(
      env,
      'S3_SECRET_ACCESS_KEY',
      /^\S{8,300}$/,
      'the secret of that access key',
    ),
    isPathStyle: readPathStyle(env, endpoint !== undefined),
    prefix: readPrefix(env),
  };
}
