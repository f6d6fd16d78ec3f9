import { complaintAboutNode } from './node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
// Only now: an older Node could not even read what follows.
const { start } = await import('./run-site.mjs');
await start();
