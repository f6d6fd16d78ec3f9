import { describe, expect, it } from '@jest/globals';

import { readConfiguration } from './read-configuration.js';

const SECRET = 'wJalrXUtnFEMI/K7MDENG';
const S3 = {
  S3_BUCKET: 'books-of-eleanor',
  S3_REGION: 'eu-central-1',
  S3_ACCESS_KEY_ID: 'AKIAEXAMPLE',
  S3_SECRET_ACCESS_KEY: SECRET,
};
const read = (env: Record<string, string>) => readConfiguration(env, { mailFrom: 'a@example.com' }).s3;

describe('Storage settings', () => {
  it('select the disk unless a bucket is set', () => {
    expect(read({})).toBeUndefined();
    expect(read({ S3_BUCKET: ' ', S3_ENDPOINT: '', S3_FORCE_PATH_STYLE: '' })).toBeUndefined();
  });

  it('allow the disk on a public site', () => {
    const site = { PUBLIC_URL: 'https://books.example', ALLOW_STAND_INS: 'payments,mail,database' };
    expect(read(site)).toBeUndefined();
  });

  it('accept a bucket at Amazon', () => {
    expect(read(S3)).toEqual({
      bucket: 'books-of-eleanor',
      endpoint: undefined,
      region: 'eu-central-1',
      accessKeyId: 'AKIAEXAMPLE',
      secretAccessKey: SECRET,
      isPathStyle: false,
      prefix: '',
    });
  });

  it('accept a bucket elsewhere, with path-style addresses by default', () => {
    const minio = { ...S3, S3_ENDPOINT: 'http://minio:9000/', S3_REGION: '', S3_PREFIX: 'sites/eleanor/' };
    expect(read(minio)).toMatchObject({
      endpoint: 'http://minio:9000',
      region: 'us-east-1',
      isPathStyle: true,
      prefix: 'sites/eleanor/',
    });
    expect(read({ ...minio, S3_FORCE_PATH_STYLE: 'False', S3_PREFIX: 'a' })).toMatchObject({
      isPathStyle: false,
      prefix: 'a/',
    });
  });

  it.each([
    ['S3_BUCKET', { ...S3, S3_BUCKET: '' }],
    ['S3_BUCKET', { S3_PREFIX: 'lectern' }],
    ['S3_BUCKET', { ...S3, S3_BUCKET: 'Books' }],
    ['S3_REGION', { ...S3, S3_REGION: '' }],
    ['S3_REGION', { ...S3, S3_REGION: 'Frankfurt am Main' }],
    ['S3_ACCESS_KEY_ID', { ...S3, S3_ACCESS_KEY_ID: '' }],
    ['S3_ACCESS_KEY_ID', { ...S3, S3_ACCESS_KEY_ID: 'A key' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: '' }],
    ['S3_SECRET_ACCESS_KEY', { ...S3, S3_SECRET_ACCESS_KEY: `${SECRET} ${SECRET}` }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 's3.example.net' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'https://s3.example.net/books' }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: `https://key:${SECRET}@s3.example.net` }],
    ['S3_ENDPOINT', { ...S3, S3_ENDPOINT: 'ftp://s3.example.net' }],
    ['S3_FORCE_PATH_STYLE', { ...S3, S3_FORCE_PATH_STYLE: 'yes' }],
    ['S3_PREFIX', { ...S3, S3_PREFIX: '/books' }],
    ['S3_PREFIX', { ...S3, S3_PREFIX: 'a/../b' }],
    ['S3_PREFIX', { ...S3, S3_PREFIX: 'my site' }],
  ])('are named if invalid or incomplete, without secrets: %s', (name, env) => {
    expect(() => read(env)).toThrow(new RegExp(`${name}(?!.*${SECRET}).*\\.$`));
  });
});
