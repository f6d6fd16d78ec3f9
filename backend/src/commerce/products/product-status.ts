/** How a product stands: `to-come` is announced and cannot be bought yet, `away` is put away for good, or until it is wanted. */
export const PRODUCT_STATUSES = ['on-sale', 'off-sale', 'to-come', 'away'] as const;

export type ProductStatus = (typeof PRODUCT_STATUSES)[number];

interface Standing {
  isActive: boolean;
  isToCome: boolean;
  isAway: boolean;
}

export function statusOf({ isActive, isToCome, isAway }: Standing): ProductStatus {
  if (isAway) return 'away';
  if (isToCome) return 'to-come';
  return isActive ? 'on-sale' : 'off-sale';
}

const PRODUCT_ID = /^[^\p{Cc}\p{Cs}]{1,200}$/u;

/** Whether any product could be called so. */
export const isProductId = (id: string): boolean => PRODUCT_ID.test(id);
