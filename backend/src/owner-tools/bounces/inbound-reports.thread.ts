import { answerInThread } from '../../platform/short-thread.js';
import { readInboundReports } from './inbound-reports.js';

answerInThread((message: Uint8Array) => readInboundReports(Buffer.from(message)));
