import { answerInThread } from '../../platform/short-thread.js';
import { readInboundReports } from './inbound-reports.js';

await answerInThread((message: Uint8Array) => readInboundReports(Buffer.from(message)));
