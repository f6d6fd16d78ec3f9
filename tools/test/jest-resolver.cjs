// Our own imports say './order.js' and mean './order.ts' or './order.tsx', as TypeScript has it.
// Only our sources are read so: a package in node_modules means the .js file that it names.
const alias = { '.js': ['.ts', '.tsx', '.js'] };

/** @type {import('jest-resolve').SyncResolver} */
function sync(request, options) {
  const ours =
    request.startsWith('.') && request.endsWith('.js') && !options.basedir.includes('node_modules');
  return options.defaultResolver(request, ours ? { ...options, extensionAlias: alias } : options);
}

module.exports = { sync };
