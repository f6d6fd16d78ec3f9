import { complaintAboutNode } from '../start/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { audit } = await import('./run-audit.mjs');
await audit(process.argv.slice(2));
