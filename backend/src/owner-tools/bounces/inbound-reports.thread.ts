import { answerInWorker } from '../../platform/isolated-worker.js';
import { readInboundReports } from './inbound-reports.js';

answerInWorker((message: Uint8Array) => readInboundReports(Buffer.from(message)));
