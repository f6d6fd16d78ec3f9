/**
 * The link that makes the first owner. All processes print the same one, and it opens nothing once there is an owner.
 * Its token stands behind the #, where no server and no log sees it.
 */
export const firstOwnerLink = { purpose: 'first-owner', id: 'first', path: '/admin/welcome' } as const;
