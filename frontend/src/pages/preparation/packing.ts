import type { PackingItemId } from '../../../../backend/contracts/packing-items';

interface PackingItem {
  /** Ticks are kept under it. */
  id: PackingItemId;
  name: string;
  isEssential: boolean;
}

interface PackingGroup {
  title: string;
  items: readonly PackingItem[];
}

const must = (id: PackingItemId, name: string): PackingItem => ({ id, name, isEssential: true });
const nice = (id: PackingItemId, name: string): PackingItem => ({ id, name, isEssential: false });

/** Everything for three days of sun, sea wind, music and a day ashore. */
export const PACKING_LIST: readonly PackingGroup[] = [
  {
    title: 'Clothing',
    items: [
      must('shirts', 'Light tops, shorts or dresses for warm days'),
      must('sweater', 'A sweater or fleece for evenings and gray mornings'),
      must('walking-shoes', 'Comfortable closed walking shoes'),
      must('swimwear', 'Two sets of swimwear'),
      must('sun-hat', 'A sun hat that stays on in the wind'),
      must('underwear', 'Underwear and socks for four days'),
      nice('windbreaker', 'A windproof jacket for the open decks'),
      nice('sandals', 'Sandals or flip-flops for the pools'),
      nice('cover-up', 'A cover-up for the way from the pool'),
      nice('festive', 'Something festive for the nights'),
      nice('sleepwear', 'Sleepwear'),
      nice('day-bag', 'A small bag for the day in Ensenada'),
    ],
  },
  {
    title: 'Photography and electronics',
    items: [
      must('phone', 'Phone and charger'),
      must('offline', 'Booking, passport page and map saved for offline use'),
      nice('power-bank', 'A power bank, in your hand luggage'),
      nice('camera', 'Camera with an empty memory card'),
      nice('battery', 'A spare camera battery, charged'),
      nice('pouch', 'A waterproof pouch for the phone'),
      nice('headphones', 'Headphones'),
      nice('cable', 'A long charging cable'),
    ],
  },
  {
    title: 'Personal care and health',
    items: [
      must('sunscreen', 'Mineral sunscreen, SPF 30 or higher'),
      must('sunglasses', 'Sunglasses with UV protection'),
      must('medicine', 'Prescription medicine in its original packaging, in your hand luggage'),
      must('seasickness', 'Something against seasickness'),
      must('bottle', 'A refillable water bottle'),
      nice('toothbrush', 'Toothbrush and toothpaste'),
      nice('toiletries', 'Shampoo, soap and what your skin likes'),
      nice('lip-balm', 'Lip balm with sun protection'),
      nice('plasters', 'Plasters, for blisters too'),
      nice('sanitizer', 'Hand sanitizer'),
      nice('earplugs', 'Earplugs, for those who sleep before the last song'),
    ],
  },
];

interface Counts {
  all: number;
  done: number;
  essentialsLeft: number;
}

/** How much of the list is packed. */
export function packingCounts(packed: ReadonlySet<string>): Counts {
  const items = PACKING_LIST.flatMap((group) => group.items);
  const left = items.filter(({ id }) => !packed.has(id));
  return {
    all: items.length,
    done: items.length - left.length,
    essentialsLeft: left.filter(({ isEssential }) => isEssential).length,
  };
}
