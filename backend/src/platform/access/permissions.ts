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
  // The kept letters hold the private links of readers, and those that let staff in.
  'mail.read': ['owner'],
  'mail.retry': ['owner'],
  'previews.read': ['owner', 'helper'],
  // A paid voice costs money, and what is removed has to be spoken again.
  'previews.make': ['owner'],
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
