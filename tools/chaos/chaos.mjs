import { complaintAboutNode } from '../start/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { chaos } = await import('./run-chaos.mjs');
await chaos(process.argv.slice(2));
