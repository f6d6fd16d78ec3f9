import { isLoopback } from '../config/stand-ins.js';

/** Whether staff need a second step regardless of the owner's setting: on every site but localhost. */
export const requiresSecondStep = (publicUrl: string): boolean => !isLoopback(publicUrl);

/** SQL condition: the account has an authenticator app. @param userId an SQL expression */
export const hasApp = (userId: string): string =>
  `EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND turned_on_at IS NOT NULL)`;

/** SQL condition: the account has a passkey that its password needs. @param userId an SQL expression */
export const hasPasskey = (userId: string): string =>
  `EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId} AND is_second_step)`;

/** SQL condition: the account needs more than its password. @param userId an SQL expression */
export const hasSecondStep = (userId: string): string => `(${hasApp(userId)} OR ${hasPasskey(userId)})`;
