import { complaintAboutNode } from '../start/node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { bench } = await import('./run-benches.mjs');
await bench(process.argv.slice(2));
