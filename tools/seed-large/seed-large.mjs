import { complaintAboutNode } from '../start/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { seedLarge } = await import('./run-seed.mjs');
await seedLarge(process.argv.slice(2));
