/** An import that breaks one rule, or (without a rule) one that every rule must let pass. */
export interface ImportViolation {
  rule?: string;
  from: string;
  /** A file of the tree; or a package or a module of Node, by its name. */
  to: string;
  how?: 'type-only' | 'dynamic' | 'and-back';
}

const shop = 'backend/src/shop';
const counter = `${shop}/counter`;

const breaking: ImportViolation[] = [
  { rule: 'libs-stand-alone', from: 'libs/coins/src/a.ts', to: 'shell/src/plain.ts' },
  { rule: 'libs-stand-alone', from: 'libs/coins/src/b.ts', to: 'tools/asset-generators/books/src/plain.ts' },
  { rule: 'backend-imports-libs-only', from: 'backend/src/main.ts', to: 'shell/src/plain.ts' },
  { rule: 'backend-imports-libs-only', from: 'backend/src/web.ts', to: 'widgets/cart/src/plain.ts' },
  { rule: 'shell-imports-libs-only', from: 'shell/src/slot.tsx', to: 'widgets/cart/src/plain.ts' },
  { rule: 'shell-imports-libs-only', from: 'shell/src/type.ts', to: 'backend/src/b.ts', how: 'type-only' },
  { rule: 'shell-imports-libs-only', from: 'shell/src/app.tsx', to: 'admin/src/plain.ts' },
  { rule: 'admin-imports-libs-only', from: 'admin/src/toast.tsx', to: 'shell/src/plain.ts' },
  { rule: 'widget-imports-libs-only', from: 'widgets/cart/src/look.ts', to: 'shell/src/plain.ts' },
  { rule: 'widget-knows-no-widget', from: 'widgets/cart/src/talk.ts', to: 'widgets/talk/src/plain.ts' },
  { rule: 'e2e-imports-libs-only', from: 'e2e/journeys/buy.ts', to: 'shell/src/plain.ts' },
  { rule: 'tools-import-libs-only', from: 'tools/asset-generators/books/src/a.ts', to: 'backend/src/b.ts' },
  { rule: 'deploy-packs-what-was-built', from: 'deploy/src/a.ts', to: 'backend/src/b.ts' },
  { rule: 'package-by-name', from: 'backend/src/money.ts', to: 'libs/coins/src/plain.ts' },
  { rule: 'package-by-name', from: 'libs/shelf/src/money.ts', to: 'libs/coins/src/plain.ts' },
  { rule: 'content-has-two-readers', from: 'shell/src/site-map/words.ts', to: 'content/site.json' },
  { rule: 'content-has-two-readers', from: 'libs/coins/src/words.ts', to: 'content/site.json' },
  {
    rule: 'manuscripts-are-for-sale',
    from: 'libs/catalogue/src/a.ts',
    to: 'content/books/one/manuscript/1.json',
  },
  {
    rule: 'openings-stay-on-the-server',
    from: 'shell/src/listen.tsx',
    to: 'libs/catalogue/src/openings.ts',
  },
  {
    rule: 'content-is-read-on-the-server',
    from: 'shell/src/islands/shelf.tsx',
    to: 'libs/catalogue/src/index.ts',
  },
  {
    rule: 'content-is-read-on-the-server',
    from: 'widgets/cart/src/later.ts',
    to: 'libs/catalogue/src/index.ts',
    how: 'dynamic',
  },
  { rule: 'browser-without-node', from: 'shell/src/disk.ts', to: 'node:fs' },
  { rule: 'browser-without-node', from: 'widgets/cart/src/disk.ts', to: 'node:fs' },
  { rule: 'browser-without-node', from: 'admin/src/disk.ts', to: 'node:fs' },
  { rule: 'tests-stay-tests', from: 'shell/src/cheat.ts', to: 'shell/src/cheat.spec.ts' },
  { rule: 'tests-stay-tests', from: 'backend/src/cheat.ts', to: 'backend/src/testing/fake.ts' },
  { rule: 'module-by-its-door', from: `${counter}/peek.ts`, to: 'backend/src/desk/staff/staff.entity.ts' },
  { rule: 'roles-by-the-door', from: 'backend/src/worker.ts', to: `${counter}/sell.ts` },
  { rule: 'platform-knows-no-business', from: 'backend/src/platform/email/a.ts', to: `${shop}/index.ts` },
  { rule: 'site-knows-no-module', from: 'backend/src/site/page.ts', to: `${shop}/index.ts` },
  { rule: 'wiring-by-the-list', from: `${counter}/wired.ts`, to: `${counter}/counter.module.ts` },
  { rule: 'rules-are-pure', from: `${counter}/sale-rules.ts`, to: '@nestjs/common' },
  { rule: 'rules-are-pure', from: `${counter}/till-limits.ts`, to: `${counter}/stored.entity.ts` },
  { rule: 'rules-without-machine', from: `${counter}/disk-rules.ts`, to: 'node:fs' },
  { rule: 'entity-is-a-table', from: `${counter}/nest.entity.ts`, to: '@nestjs/common' },
  { rule: 'edge-without-storage', from: `${counter}/sales.controller.ts`, to: `${counter}/sale.entity.ts` },
  { rule: 'edge-without-storage', from: `${counter}/rows.controller.ts`, to: 'typeorm' },
  { rule: 'edge-without-storage', from: `${counter}/raw.controller.ts`, to: `${counter}/raw.queries.ts` },
  {
    rule: 'edge-without-storage',
    from: `${counter}/emails.listener.ts`,
    to: 'backend/src/platform/email/mailer.ts',
  },
  { rule: 'use-case-knows-no-edge', from: `${counter}/a.ts`, to: `${counter}/idle.controller.ts` },
  { rule: 'vendor-behind-an-ability', from: `${counter}/send.ts`, to: 'nodemailer' },
  { rule: 'adapter-is-wired', from: `${counter}/say.ts`, to: `${counter}/voice.local.ts` },
  { rule: 'dto-is-a-shape', from: `${counter}/sale.dto.ts`, to: `${counter}/stored.entity.ts` },
  { rule: 'job-or-event-is-data', from: `${counter}/deliver.jobs.ts`, to: `${counter}/plain.ts` },
  { rule: 'job-or-event-is-data', from: `${counter}/sale-made.event.ts`, to: 'typeorm' },
  { rule: 'email-is-made-of-its-props', from: `${counter}/thanks-emails.tsx`, to: 'typeorm' },
  { rule: 'no-circle', from: 'libs/coins/src/hen.ts', to: 'libs/coins/src/egg.ts', how: 'and-back' },
  { rule: 'no-circle', from: 'libs/coins/src/cock.ts', to: 'libs/coins/src/chick.ts', how: 'type-only' },
  { rule: 'no-circle', from: 'libs/coins/src/chick.ts', to: 'libs/coins/src/cock.ts', how: 'type-only' },
  { rule: 'no-circle', from: 'shell/src/table.ts', to: 'shell/src/page.tsx', how: 'dynamic' },
  { rule: 'no-circle', from: 'shell/src/page.tsx', to: 'shell/src/table.ts' },
  { rule: 'resolvable', from: 'libs/coins/src/lost.ts', to: 'a-package-that-nobody-made' },
  { rule: 'declared-where-used', from: 'libs/coins/src/sly.ts', to: 'pg' },
  { rule: 'runtime-from-dependencies', from: 'backend/src/dev.ts', to: 'typescript' },
];

const keeping: ImportViolation[] = [
  { from: 'libs/catalogue/src/words.ts', to: 'content/site.json' },
  { from: 'tools/asset-generators/books/src/read.ts', to: 'content/books/one/manuscript/2.json' },
  { from: 'admin/src/pages.ts', to: 'admin/src/page.tsx', how: 'dynamic' },
  { from: 'shell/src/render/prerender.tsx', to: 'node:fs' },
  { from: `${shop}/sale.integration.spec.ts`, to: 'backend/src/testing/visitor.ts' },
  { from: 'backend/src/features.ts', to: `${counter}/counter.module.ts` },
  { from: `${counter}/visit.ts`, to: 'backend/src/desk/index.ts' },
  { from: `${counter}/keep.ts`, to: 'backend/src/platform/database/database.ts' },
  { from: `${counter}/keep.ts`, to: 'typeorm' },
  { from: `${counter}/keep.ts`, to: `${counter}/sale.queries.ts` },
  { from: `${counter}/keep.ts`, to: 'backend/src/site/pages.ts' },
  { from: `${counter}/hash-rules.ts`, to: 'node:crypto' },
  { from: `${counter}/good.controller.ts`, to: `${counter}/keep.ts` },
  { from: `${counter}/good.controller.ts`, to: '@nestjs/common' },
  { from: `${counter}/stored.entity.ts`, to: 'typeorm' },
  { from: `${counter}/good.dto.ts`, to: 'class-validator' },
  { from: `${counter}/good.jobs.ts`, to: 'backend/src/platform/jobs/job.ts' },
  { from: `${counter}/good.jobs.ts`, to: 'backend/src/platform/jobs/schedule.ts' },
  { from: `${counter}/good.jobs.ts`, to: `${counter}/sale.queries.ts` },
  { from: `${counter}/good-emails.tsx`, to: 'react' },
  { from: `${counter}/counter.module.ts`, to: `${counter}/voice.local.ts` },
];

export const importViolations = { breaking, keeping };
