export type Role = 'owner' | 'helper';

const PERMISSIONS = {
  'messages.read': ['owner', 'helper'],
  'messages.answer': ['owner', 'helper'],
  'letters.read': ['owner', 'helper'],
  'letters.write': ['owner', 'helper'],
  // Reaches the whole list and cannot be undone.
  'letters.send': ['owner'],
  // Stored emails hold private links of readers and sign-in links of staff.
  'mail.read': ['owner'],
  'mail.retry': ['owner'],
  'previews.read': ['owner', 'helper'],
  // A paid voice costs money, and a removed recording must be generated again.
  'previews.make': ['owner'],
  'pictures.read': ['owner', 'helper'],
  'pictures.write': ['owner', 'helper'],
  // A picture in the bin is missing from every text that shows it.
  'pictures.remove': ['owner'],
  'articles.read': ['owner', 'helper'],
  'articles.write': ['owner', 'helper'],
  // Changes what visitors read: publish, schedule, take back, remove.
  'articles.publish': ['owner'],
  'content.read': ['owner', 'helper'],
  'content.write': ['owner', 'helper'],
  // Changes what visitors read.
  'content.publish': ['owner'],
  'products.read': ['owner', 'helper'],
  'products.write': ['owner'],
  'orders.read': ['owner', 'helper'],
  // Resend, correct an address, add a note: helps a buyer and costs nothing.
  'orders.serve': ['owner', 'helper'],
  'orders.refund': ['owner'],
  'reviews.read': ['owner', 'helper'],
  'reviews.decide': ['owner'],
  'people.read': ['owner', 'helper'],
  'people.answer': ['owner', 'helper'],
  'people.erase': ['owner'],
  'lists.export': ['owner'],
  'figures.read': ['owner'],
  'jobs.read': ['owner'],
  'jobs.retry': ['owner'],
  // Brings in or takes out everything, also people.
  'moving.import': ['owner'],
  'moving.export': ['owner'],
  'settings.read': ['owner'],
  'settings.write': ['owner'],
  // A backup holds everything, and a comparison with Stripe emails buyers.
  'backups.manage': ['owner'],
  'staff.manage': ['owner'],
  'audit-log.read': ['owner'],
  // The user's own password, second factor and sessions.
  'account.keep': ['owner', 'helper'],
} as const satisfies Record<string, readonly Role[]>;

export type Permission = keyof typeof PERMISSIONS;

export const permissions = Object.keys(PERMISSIONS) as Permission[];

export function mayDo(role: Role, permission: Permission): boolean {
  const roles: readonly Role[] = PERMISSIONS[permission];
  return roles.includes(role);
}

export function permissionsOf(role: Role): Permission[] {
  return permissions.filter((permission) => mayDo(role, permission));
}
