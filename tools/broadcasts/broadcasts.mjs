import { complaintAboutNode } from '../start/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { broadcasts } = await import('./run-broadcasts.mjs');
await broadcasts(process.argv.slice(2));
