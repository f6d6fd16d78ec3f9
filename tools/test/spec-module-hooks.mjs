import * as compile from './compile-hooks.mjs';

const globals = new URL('./jest-globals.ts', import.meta.url).href;
/** Stylesheets and fonts export their address, as Vite's do. */
const asset = 'data:text/javascript,export default "/assets/sample.woff2"';

/** @type {import('node:module').ResolveHook} */
export async function resolve(specifier, context, nextResolve) {
  if (specifier === '@jest/globals') return { url: globals, shortCircuit: true };
  if (/\.(css|woff2)$/.test(specifier)) return { url: asset, shortCircuit: true };
  return compile.resolve(specifier, context, nextResolve);
}

/** @type {import('node:module').LoadHook} */
export function load(url, context, nextLoad) {
  // spec-worker.ts adds a query, so that a watched file can be loaded again.
  return compile.load(url.replace(/\?\d+$/, ''), context, nextLoad);
}
