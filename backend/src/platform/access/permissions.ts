/** Who works on the site: the owner, and whom she has asked to help. */
export type Role = 'owner' | 'helper';

/** What a role may, by what is done. The one table of it: what does not stand here, nobody may. */
const PERMISSIONS = {
  'messages.read': ['owner', 'helper'],
  'messages.answer': ['owner', 'helper'],
  'letters.read': ['owner', 'helper'],
  'letters.write': ['owner', 'helper'],
  // To everybody on the list, at once, and never to be taken back.
  'letters.send': ['owner'],
  // The kept emails hold the private links of readers, and those that let staff in.
  'mail.read': ['owner'],
  'mail.retry': ['owner'],
  'previews.read': ['owner', 'helper'],
  // A paid voice costs money, and what is removed has to be spoken again.
  'previews.make': ['owner'],
  'products.read': ['owner', 'helper'],
  // What is on sale, at which price.
  'products.write': ['owner'],
  'orders.read': ['owner', 'helper'],
  // To send again, to mend an address, to note: what helps a buyer and costs nothing.
  'orders.serve': ['owner', 'helper'],
  'orders.refund': ['owner'],
  'reviews.read': ['owner', 'helper'],
  // What stands on the pages.
  'reviews.decide': ['owner'],
  'people.read': ['owner', 'helper'],
  'people.answer': ['owner', 'helper'],
  'people.erase': ['owner'],
  // Whole lists leave the house.
  'lists.export': ['owner'],
  'figures.read': ['owner'],
  // Work of the program in the background, technical.
  'jobs.read': ['owner'],
  'jobs.retry': ['owner'],
  'settings.read': ['owner'],
  'settings.write': ['owner'],
  'staff.manage': ['owner'],
  'audit-log.read': ['owner'],
  // One's own password, second factor and sessions.
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
