import * as compile from './compile-hooks.mjs';

const globals = new URL('./jest-globals.mjs', import.meta.url).href;
const asset = new URL('./jest-asset.mjs', import.meta.url).href;

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  if (/\.(css|woff2)$/.test(specifier)) return { url: asset, shortCircuit: true };
  return compile.resolve(specifier, context, nextResolve);
}

/**
 * A spec's address has the time behind it, so that it can be run again while its files are watched.
 * @type {import('node:module').LoadHook}
 */
export function load(url, context, nextLoad) {
  return compile.load(url.replace(/\?\d+$/, ''), context, nextLoad);
}
