// Rules inside the backend: imports between modules, and by kind of file.

/** All modules may import `site` and `platform`. */
const module_ = '^backend/src/(?!platform/|site/|testing/)[^/]+/';
const platform = '^backend/src/platform/';
const spec = '[.]spec[.]tsx?$|/testing/';

/** Files of features with one of these endings. @param {string} endings */
const files = (endings) => `^backend/src/(?!platform/|testing/)[^/]+/.+(${endings})[.]tsx?$`;
/** Packages by name, installed or not. @param {string} names */
const packages = (names) => `(^|/)node_modules/(@types/)?(${names})/|^(${names})(/|$)`;

const entities = '[.]entity';
const queries = '[.]queries';
// Emails are components; `late-emails.ts` is a use case.
const emails = '-emails?(?=[.]tsx$)';
const jobs = '[.]jobs?|[.]event';
const dtos = '[.]dto';
const edges = '[.]controller|[.]listener';
const rules = '-(rules|limits)';
const wiring = '[.]module';
/** `x.openai.ts`: implements an interface with one vendor. */
const adapter = `${module_}.+/[a-z0-9-]+[.](?!(entity|jobs?|event|dto|controller|admin|listener|module|queries|thread|spec|integration)[.])[a-z0-9-]+[.]tsx?$`;

const frameworks = '@nestjs/(?!swagger)[^/]+|express';
const storage = 'typeorm|pg|bullmq|ioredis';
const vendors = 'bullmq|@nestjs/bullmq|ioredis|nodemailer|openai|express';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'module-by-its-door',
    comment: 'Modules use one another through index.ts or events.',
    from: { path: '^backend/src/(?!platform/|site/|testing/)([^/]+)/' },
    to: { path: `${module_}.`, pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/index[.]ts$'] },
  },
  {
    name: 'roles-by-the-door',
    comment: 'Files that start a process import only module files, index.ts and catalogues of sentences.',
    from: { path: '^backend/src/[^/]+$' },
    to: { path: `${module_}.`, pathNot: '^backend/src/[^/]+/(.+[.]module|index|sentences[.][a-z]{2})[.]ts$' },
  },
  {
    name: 'wiring-by-the-list',
    comment: 'Only the list of features imports a feature module.',
    from: { path: '^backend/src/(?!platform/).+/', pathNot: spec },
    to: { path: `${module_}.+[.]module[.]ts$` },
  },
  {
    name: 'platform-knows-no-business',
    comment: 'The platform serves all modules, so it imports none.',
    from: { path: platform },
    to: { path: '^backend/src/(?!platform/|testing/)' },
  },
  {
    name: 'site-knows-no-module',
    comment: 'Modules use site/; site/ uses no module.',
    from: { path: '^backend/src/site/', pathNot: spec },
    to: { path: `${module_}.` },
  },
  {
    name: 'rules-are-pure',
    comment: 'Rules and limits need no framework, database or network, not even through another file.',
    from: { path: files(rules), pathNot: spec },
    to: { path: packages(`${frameworks}|${storage}|nodemailer|stripe|openai`), reachable: true },
  },
  {
    name: 'rules-without-machine',
    comment: 'Rules and limits read no disk and no network. Hashing and formatting are pure.',
    from: { path: files(rules), pathNot: spec },
    to: {
      dependencyTypes: ['core'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^(node:)?(buffer|crypto|path|url|util)$',
    },
  },
  {
    name: 'entity-is-a-table',
    comment: 'An entity uses typeorm and values, and no framework.',
    from: { path: files(entities), pathNot: spec },
    to: { path: packages(`${frameworks}|bullmq|ioredis|nodemailer|stripe|openai`), reachable: true },
  },
  {
    name: 'job-or-event-is-data',
    comment: 'A job or event is data that outlives a release: type, schedule (by SQL) and rules.',
    from: { path: files(jobs), pathNot: spec },
    to: {
      pathNot: [
        `${platform}(jobs/(job|schedule)|email/([a-z]+-job|email-limits)|events/events)[.]ts$`,
        files(`${rules}|${queries}`),
        'zod',
      ],
    },
  },
  {
    name: 'email-is-made-of-its-props',
    comment: 'An email uses React and the design: no table, setting or framework.',
    from: { path: files(emails), pathNot: spec },
    to: { path: packages(`${frameworks}|${storage}`), reachable: true },
  },
  {
    name: 'dto-is-a-shape',
    comment: 'A DTO validates and documents; it uses no table.',
    from: { path: files(dtos), pathNot: spec },
    to: { path: packages(storage), reachable: true },
  },
  {
    name: 'edge-without-storage',
    comment: 'Only use cases use tables, emails, files and vendors.',
    from: { path: files(edges), pathNot: spec },
    to: {
      path: [
        `${platform}(database|email|storage)/`,
        files(`${entities}|${queries}`),
        packages(`${storage}|nodemailer|stripe|openai`),
      ],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'use-case-knows-no-edge',
    comment: 'A use case does not import its callers.',
    from: { path: `${module_}.`, pathNot: [spec, files(`${edges}|${wiring}`)] },
    to: { path: files(`[.]controller|${wiring}`) },
  },
  {
    name: 'vendor-behind-an-ability',
    // Stripe is not among them: its SDK speaks to the sandbox too, so it is the ability.
    comment: 'A use case reaches a vendor through an interface or the platform.',
    from: { path: `${module_}.`, pathNot: [spec, adapter, files(`${edges}|${wiring}`)] },
    to: { path: packages(vendors), dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'adapter-is-wired',
    comment: 'Only module files name an adapter; all others use the interface.',
    from: { path: '^backend/src/', pathNot: `${spec}|[.]module[.]ts$|${adapter}` },
    to: { path: adapter },
  },
];
