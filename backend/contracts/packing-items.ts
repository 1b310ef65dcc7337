/**
 * The things of the packing list by their ids: ticks are kept under them, so an id stays when its words change. What they
 * are called, and in which order they stand, is the site's matter.
 */
export const PACKING_ITEMS = [
  'shirts',
  'sweater',
  'walking-shoes',
  'swimwear',
  'sun-hat',
  'underwear',
  'windbreaker',
  'sandals',
  'cover-up',
  'festive',
  'sleepwear',
  'day-bag',
  'phone',
  'offline',
  'power-bank',
  'camera',
  'battery',
  'pouch',
  'headphones',
  'cable',
  'sunscreen',
  'sunglasses',
  'medicine',
  'seasickness',
  'bottle',
  'toothbrush',
  'toiletries',
  'lip-balm',
  'plasters',
  'sanitizer',
  'earplugs',
] as const;

export type PackingItemId = (typeof PACKING_ITEMS)[number];
