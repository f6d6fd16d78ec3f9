import { isLoopback } from '../config/stand-ins.js';

/** Where strangers reach the site, a second step is asked of everybody who works on it, whatever its owner says. */
export const requiresSecondStep = (publicUrl: string): boolean => !isLoopback(publicUrl);

/** Whether an account has an authenticator app, in SQL. @param userId an expression */
export const hasApp = (userId: string): string =>
  `EXISTS (SELECT 1 FROM second_factors WHERE user_id = ${userId} AND turned_on_at IS NOT NULL)`;

/** Whether it has a passkey without which its password opens nothing, in SQL. @param userId an expression */
export const hasPasskey = (userId: string): string =>
  `EXISTS (SELECT 1 FROM passkeys WHERE user_id = ${userId} AND is_second_step)`;

/** Whether its password alone opens nothing, in SQL. @param userId an expression */
export const hasSecondStep = (userId: string): string => `(${hasApp(userId)} OR ${hasPasskey(userId)})`;
