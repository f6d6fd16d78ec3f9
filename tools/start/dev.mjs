import { complaintAboutNode } from './node-version.mjs';

const complaint = complaintAboutNode(process.versions.node);
if (complaint) {
  console.error(complaint);
  process.exit(1);
}
const { develop } = await import('./develop.mjs');
await develop();
