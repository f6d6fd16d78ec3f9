// Inside the backend: the doors between modules, and what a file may touch by its suffix.

const module_ = '^backend/src/(?!platform/|testing/)[^/]+/';
const platform = '^backend/src/platform/';
const spec = '[.]spec[.]tsx?$|/testing/';

/** Files of a capability folder that end in one of these suffixes. @param {string} suffixes */
const files = (suffixes) => `${module_}.+[.](${suffixes})[.]tsx?$`;
/** Packages by name, installed or not. @param {string} names */
const packages = (names) => `(^|/)node_modules/(@types/)?(${names})/|^(${names})(/|$)`;
/**
 * Any installed package but these; our own libraries are not among them.
 * @param {string} names
 * @returns {{ path: string, pathNot: string, dependencyTypesNot: 'type-only'[] }}
 */
const otherPackagesThan = (names) => ({
  path: '(^|/)node_modules/',
  pathNot: `(^|/)node_modules/(${names})/`,
  dependencyTypesNot: ['type-only'],
});

const edges = 'controller|processor|listener';
const suffixes = `${edges}|use-case|query|dto|entity|job|event|mail|letter|module`;
/** No suffix: pure rules and values, and the abstract class of an ability. index.ts is a door. */
const pure = `${module_}.+/(?!index[.])[a-z0-9-]+[.]ts$`;
const adapter = `${module_}.+/[a-z0-9-]+[.](?!(${suffixes}|spec|integration)[.])[a-z0-9-]+[.]tsx?$`;
/** Platform files that are values alone. */
const plainPlatform = `${platform}(http/domain-error|jobs/(job|schedule)|mail/(mail|letter-job))[.]ts$`;
/** What a text from outside may be. */
const textRules = `${platform}http/(text-rules|email-field)[.]ts$`;
/** What letters are written on, without what sends them. */
const letterPaper = `${platform}mail/([a-z-]+[.]tsx|(fill|mail|letter-sample)[.]ts)$`;
const vendors = 'typeorm|pg|@nestjs/typeorm|bullmq|@nestjs/bullmq|ioredis|nodemailer|stripe|openai|express';

/** @type {import('dependency-cruiser').IForbiddenRuleType[]} */
module.exports = [
  {
    name: 'module-by-its-door',
    comment: 'One module knows of another what its index.ts gives, or hears of it by an event.',
    from: { path: '^backend/src/(?!platform/|testing/)([^/]+)/' },
    to: { path: `${module_}.`, pathNot: ['^backend/src/$1/', '^backend/src/[^/]+/index[.]ts$'] },
  },
  {
    name: 'roles-by-the-door',
    comment: 'The files that start a role see of a module its wiring and its door.',
    from: { path: '^backend/src/[^/]+$' },
    to: { path: `${module_}.`, pathNot: '^backend/src/[^/]+/([^/]+[.]module|index)[.]ts$' },
  },
  {
    name: 'platform-knows-no-business',
    comment: 'The platform serves any module; a business word in it would tie it to one.',
    from: { path: platform },
    to: { path: '^backend/src/(?!platform/|testing/)' },
  },
  {
    name: 'pure-imports-pure',
    comment: 'A file without a suffix holds rules and values: it imports only such files.',
    from: { path: pure, pathNot: spec },
    to: { path: '^backend/src/', pathNot: [pure, plainPlatform, '^backend/src/[^/]+/index[.]ts$'] },
  },
  {
    name: 'pure-without-packages',
    comment: 'A file without a suffix needs no framework, database or network: only our own libraries.',
    from: { path: pure, pathNot: spec },
    to: { path: '(^|/)node_modules/', dependencyTypesNot: ['type-only'] },
  },
  {
    name: 'pure-without-machine',
    comment: 'A file without a suffix reads no disk, clock or network. Hashing and formatting are pure.',
    from: { path: pure, pathNot: spec },
    to: {
      dependencyTypes: ['core'],
      dependencyTypesNot: ['type-only'],
      pathNot: '^(node:)?(buffer|crypto|path|url|util)$',
    },
  },
  {
    name: 'entity-is-a-table',
    comment: 'An entity touches typeorm, other entities and values.',
    from: { path: files('entity'), pathNot: spec },
    to: { path: '^backend/src/', pathNot: [files('entity'), pure] },
  },
  {
    name: 'entity-without-framework',
    comment: 'An entity touches typeorm and no other package.',
    from: { path: files('entity'), pathNot: spec },
    to: otherPackagesThan('typeorm'),
  },
  {
    name: 'edge-translates',
    comment: 'A controller, processor or listener calls a use case or a query and touches nothing behind it.',
    from: { path: files(edges), pathNot: spec },
    to: {
      path: `${module_}.`,
      pathNot: [files('use-case|query|dto|job|event'), '^backend/src/[^/]+/index[.]ts$'],
    },
  },
  {
    name: 'edge-without-storage',
    comment: 'Tables, letters, files and vendors are the business of use cases and queries.',
    from: { path: files(edges), pathNot: spec },
    to: {
      path: [`${platform}(database|mail|storage)/`, packages(vendors.replace('|express', ''))],
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'letter-is-written',
    comment: 'What writes a letter when its turn has come reads tables and links, and sends nothing itself.',
    from: { path: files('letter'), pathNot: spec },
    to: {
      path: [
        `${platform}mail/`,
        files(`${edges}|dto|event|module`),
        packages(vendors.replace('typeorm|', '')),
      ],
      pathNot: `${platform}mail/(mail|letter-processor)[.]ts$`,
      dependencyTypesNot: ['type-only'],
    },
  },
  {
    name: 'intention-knows-no-edge',
    comment: 'A use case or a query does not know who calls it.',
    from: { path: files('use-case|query'), pathNot: spec },
    to: { path: files(`${edges}|letter|module`) },
  },
  {
    name: 'query-changes-nothing',
    comment: 'A query reads and shapes: it starts no use case, job, event or letter.',
    from: { path: files('query'), pathNot: spec },
    to: { path: files('use-case|job|event|mail') },
  },
  {
    name: 'vendor-behind-an-ability',
    // Stripe is not among them: its SDK speaks to the sandbox too, so it is the ability.
    comment: 'A use case or a query reaches a vendor through an ability or the platform.',
    from: { path: files('use-case|query'), pathNot: spec },
    to: { path: packages('bullmq|@nestjs/bullmq|ioredis|nodemailer|openai|express') },
  },
  {
    name: 'adapter-is-wired',
    comment: 'Only the wiring names an adapter; everyone else asks for the ability.',
    from: { path: '^backend/src/', pathNot: `${spec}|[.]module[.]ts$|${adapter}` },
    to: { path: adapter },
  },
  {
    name: 'dto-is-a-shape',
    comment: 'A DTO validates and documents: it touches other DTOs, values, and the rules for texts.',
    from: { path: files('dto'), pathNot: spec },
    to: { path: '^backend/src/', pathNot: [files('dto'), pure, textRules] },
  },
  {
    name: 'dto-without-framework',
    comment: 'A DTO touches class-validator, class-transformer and @nestjs/swagger.',
    from: { path: files('dto'), pathNot: spec },
    to: otherPackagesThan('class-validator|class-transformer|@nestjs/swagger'),
  },
  {
    name: 'job-or-event-is-data',
    comment:
      'A job or an event is data that outlives a release: nothing but the shape of a job and of its schedule.',
    from: { path: files('job|event'), pathNot: spec },
    to: { pathNot: `${platform}(jobs/(job|schedule)|mail/letter-job)[.]ts$` },
  },
  {
    name: 'mail-is-a-letter',
    comment: 'A letter is made of its props: no table, no setting, no machine.',
    from: { path: files('mail'), pathNot: spec },
    to: { path: '^backend/src/', pathNot: [files('mail'), pure, letterPaper] },
  },
  {
    name: 'mail-without-framework',
    comment: 'A letter touches React and the looks of the house.',
    from: { path: files('mail'), pathNot: spec },
    to: otherPackagesThan('@react-email/[^/]+|(@types/)?react'),
  },
  {
    name: 'shape-without-machine',
    comment: 'A letter, a table and a DTO are the same wherever they run: nothing of Node.',
    from: { path: files('mail|entity|dto'), pathNot: spec },
    to: { dependencyTypes: ['core'], dependencyTypesNot: ['type-only'] },
  },
];
