import type { Fault, FaultCode } from './fault-texts.js';

export type { Fault, FaultCode } from './fault-texts.js';

export const faultOf = (code: FaultCode, values: Fault['values'] = {}): Fault => ({ code, values });
