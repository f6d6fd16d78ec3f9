import { answerInThread } from '../../platform/isolated-worker.js';
import { readInboundReports } from './inbound-reports.js';

answerInThread((message: Uint8Array) => readInboundReports(Buffer.from(message)));
