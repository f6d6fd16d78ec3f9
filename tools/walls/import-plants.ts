/** An import that breaks one wall, or (without a wall) one that every wall must let pass. */
export interface ImportPlant {
  wall?: string;
  from: string;
  /** A file of the tree; or a package or a module of Node, by its name. */
  to: string;
  how?: 'type-only' | 'dynamic' | 'and-back';
}

const shop = 'backend/src/shop';
const counter = `${shop}/counter`;

const breaking: ImportPlant[] = [
  { wall: 'libs-stand-alone', from: 'libs/coins/src/a.ts', to: 'shell/src/plain.ts' },
  { wall: 'libs-stand-alone', from: 'libs/coins/src/b.ts', to: 'tools/asset-generators/books/src/plain.ts' },
  { wall: 'backend-imports-libs-only', from: 'backend/src/main.ts', to: 'shell/src/plain.ts' },
  { wall: 'backend-imports-libs-only', from: 'backend/src/web.ts', to: 'widgets/cart/src/plain.ts' },
  { wall: 'shell-imports-libs-only', from: 'shell/src/slot.tsx', to: 'widgets/cart/src/plain.ts' },
  { wall: 'shell-imports-libs-only', from: 'shell/src/type.ts', to: 'backend/src/b.ts', how: 'type-only' },
  { wall: 'shell-imports-libs-only', from: 'shell/src/app.tsx', to: 'admin/src/plain.ts' },
  { wall: 'admin-imports-libs-only', from: 'admin/src/toast.tsx', to: 'shell/src/plain.ts' },
  { wall: 'widget-imports-libs-only', from: 'widgets/cart/src/look.ts', to: 'shell/src/plain.ts' },
  { wall: 'widget-knows-no-widget', from: 'widgets/cart/src/talk.ts', to: 'widgets/talk/src/plain.ts' },
  { wall: 'e2e-imports-libs-only', from: 'e2e/journeys/buy.ts', to: 'shell/src/plain.ts' },
  { wall: 'tools-import-libs-only', from: 'tools/asset-generators/books/src/a.ts', to: 'backend/src/b.ts' },
  { wall: 'deploy-packs-what-was-built', from: 'deploy/src/a.ts', to: 'backend/src/b.ts' },
  { wall: 'package-by-name', from: 'backend/src/money.ts', to: 'libs/coins/src/plain.ts' },
  { wall: 'package-by-name', from: 'libs/shelf/src/money.ts', to: 'libs/coins/src/plain.ts' },
  { wall: 'content-has-two-readers', from: 'shell/src/words.ts', to: 'content/site.json' },
  { wall: 'content-has-two-readers', from: 'libs/coins/src/words.ts', to: 'content/site.json' },
  {
    wall: 'manuscripts-are-for-sale',
    from: 'libs/catalogue/src/a.ts',
    to: 'content/books/one/manuscript/1.json',
  },
  {
    wall: 'openings-stay-on-the-server',
    from: 'shell/src/listen.tsx',
    to: 'libs/catalogue/src/openings.ts',
  },
  { wall: 'browser-without-node', from: 'shell/src/disk.ts', to: 'node:fs' },
  { wall: 'browser-without-node', from: 'widgets/cart/src/disk.ts', to: 'node:fs' },
  { wall: 'browser-without-node', from: 'admin/src/disk.ts', to: 'node:fs' },
  { wall: 'tests-stay-tests', from: 'shell/src/cheat.ts', to: 'shell/src/cheat.spec.ts' },
  { wall: 'tests-stay-tests', from: 'backend/src/cheat.ts', to: 'backend/src/testing/fake.ts' },
  { wall: 'module-by-its-door', from: `${counter}/peek.ts`, to: 'backend/src/desk/staff/staff.entity.ts' },
  { wall: 'roles-by-the-door', from: 'backend/src/worker.ts', to: `${counter}/sell.use-case.ts` },
  { wall: 'platform-knows-no-business', from: 'backend/src/platform/mail/a.ts', to: `${shop}/index.ts` },
  { wall: 'pure-imports-pure', from: `${counter}/status.ts`, to: `${counter}/sale.entity.ts` },
  { wall: 'pure-imports-pure', from: `${counter}/rows.ts`, to: 'backend/src/platform/database/database.ts' },
  { wall: 'pure-without-packages', from: `${counter}/injected.ts`, to: '@nestjs/common' },
  { wall: 'pure-without-machine', from: `${counter}/disk.ts`, to: 'node:fs' },
  { wall: 'entity-is-a-table', from: `${counter}/sale.entity.ts`, to: `${counter}/sell.use-case.ts` },
  { wall: 'entity-without-framework', from: `${counter}/nest.entity.ts`, to: '@nestjs/common' },
  { wall: 'edge-translates', from: `${counter}/sales.controller.ts`, to: `${counter}/sale.entity.ts` },
  { wall: 'edge-translates', from: `${counter}/sales.listener.ts`, to: `${counter}/status.ts` },
  { wall: 'edge-without-storage', from: `${counter}/rows.controller.ts`, to: 'typeorm' },
  {
    wall: 'edge-without-storage',
    from: `${counter}/post.processor.ts`,
    to: 'backend/src/platform/mail/mailer.ts',
  },
  {
    wall: 'letter-is-written',
    from: `${counter}/greet.letter.ts`,
    to: 'backend/src/platform/mail/mailer.ts',
  },
  { wall: 'intention-knows-no-edge', from: `${counter}/a.use-case.ts`, to: `${counter}/idle.controller.ts` },
  { wall: 'query-changes-nothing', from: `${counter}/list.query.ts`, to: `${counter}/sell.use-case.ts` },
  { wall: 'vendor-behind-an-ability', from: `${counter}/send.use-case.ts`, to: 'nodemailer' },
  { wall: 'adapter-is-wired', from: `${counter}/say.use-case.ts`, to: `${counter}/voice.local.ts` },
  { wall: 'dto-is-a-shape', from: `${counter}/sale.dto.ts`, to: `${counter}/sale.entity.ts` },
  { wall: 'dto-without-framework', from: `${counter}/nest.dto.ts`, to: '@nestjs/common' },
  { wall: 'job-or-event-is-data', from: `${counter}/deliver.job.ts`, to: `${counter}/status.ts` },
  { wall: 'job-or-event-is-data', from: `${counter}/sale-made.event.ts`, to: 'typeorm' },
  { wall: 'mail-is-a-letter', from: `${counter}/thanks.mail.tsx`, to: `${counter}/sale.entity.ts` },
  { wall: 'mail-without-framework', from: `${counter}/rows.mail.tsx`, to: 'typeorm' },
  { wall: 'shape-without-machine', from: `${counter}/disk.mail.tsx`, to: 'node:fs' },
  { wall: 'no-circle', from: 'libs/coins/src/hen.ts', to: 'libs/coins/src/egg.ts', how: 'and-back' },
  { wall: 'resolvable', from: 'libs/coins/src/lost.ts', to: 'a-package-that-nobody-made' },
  { wall: 'declared-where-used', from: 'libs/coins/src/sly.ts', to: 'pg' },
  { wall: 'runtime-from-dependencies', from: 'backend/src/dev.ts', to: 'typescript' },
];

const keeping: ImportPlant[] = [
  { from: 'libs/catalogue/src/words.ts', to: 'content/site.json' },
  { from: 'tools/asset-generators/books/src/read.ts', to: 'content/books/one/manuscript/2.json' },
  { from: 'admin/src/pages.ts', to: 'admin/src/page.tsx', how: 'dynamic' },
  { from: 'shell/src/prerender.tsx', to: 'node:fs' },
  { from: 'libs/coins/src/cock.ts', to: 'libs/coins/src/chick.ts', how: 'type-only' },
  { from: 'shell/src/table.ts', to: 'shell/src/page.tsx', how: 'dynamic' },
  { from: 'shell/src/page.tsx', to: 'shell/src/table.ts' },
  { from: `${shop}/sale.integration.spec.ts`, to: 'backend/src/testing/visitor.ts' },
  { from: 'backend/src/web.module.ts', to: `${shop}/shop.module.ts` },
  { from: `${counter}/visit.use-case.ts`, to: 'backend/src/desk/index.ts' },
  { from: `${counter}/keep.use-case.ts`, to: 'backend/src/platform/database/database.ts' },
  { from: `${counter}/keep.use-case.ts`, to: 'typeorm' },
  { from: `${counter}/hash.ts`, to: 'node:crypto' },
  { from: `${counter}/refuse.ts`, to: 'backend/src/platform/http/domain-error.ts' },
  { from: `${counter}/good.controller.ts`, to: `${counter}/keep.use-case.ts` },
  { from: `${counter}/good.controller.ts`, to: '@nestjs/common' },
  { from: `${counter}/good.entity.ts`, to: 'typeorm' },
  { from: `${counter}/good.dto.ts`, to: 'class-validator' },
  { from: `${counter}/good.job.ts`, to: 'backend/src/platform/jobs/job.ts' },
  { from: `${counter}/good.job.ts`, to: 'backend/src/platform/jobs/schedule.ts' },
  { from: `${counter}/good.mail.tsx`, to: 'react' },
  { from: `${shop}/shop.module.ts`, to: `${counter}/voice.local.ts` },
];

export const importPlants = { breaking, keeping };
