import { shownStock } from './shown-stock.js';
import type { PackingItem, TripGuide } from './trip-guide.js';

const must = (key: string, name: string): PackingItem => ({ key, name, isEssential: true });
const nice = (key: string, name: string): PackingItem => ({ key, name, isEssential: false });

/** The preparation guide of a trip whose hosts have not written one: what is true of a cruise wherever it goes. */
export const STOCK_GUIDE: TripGuide = {
  title: 'Ready to sail',
  lead: 'What to do and by when, which papers to bring, and what to pack.',
  cover: shownStock('ship-sunset-close'),
  steps: [
    {
      weeksBefore: 6,
      title: 'Papers first',
      tasks: [
        'Look at the dates in your passport. Renewing one can take weeks.',
        'Check what your travel insurance covers, or take one out.',
        'Start walking: half an hour a day makes the days ashore easier.',
      ],
    },
    {
      weeksBefore: 4,
      title: 'Book your way to the port',
      tasks: [
        'Book flight, train or parking, to arrive well before boarding or the day before.',
        'Tell us about diets, allergies and anything that makes stairs hard.',
      ],
    },
    {
      weeksBefore: 2,
      title: 'Tell us how you arrive',
      tasks: [
        'Send us the confirmation of your travel to the port.',
        'Check the emergency contact in your profile.',
        'Ask your doctor about seasickness if boats trouble you.',
      ],
    },
    {
      weeksBefore: 1,
      title: 'Pack',
      tasks: [
        'Go through the packing list and weigh your bag.',
        'Look at the forecast for the days of the trip.',
        'Tell your bank where you will be.',
        'Leave the dates of the trip with somebody at home.',
      ],
    },
  ],
  documents: [],
  packing: [
    {
      title: 'Clothing',
      items: [
        must('shirts', 'Light tops, shorts or dresses for warm days'),
        must('sweater', 'A sweater or fleece for evenings and gray mornings'),
        must('walking-shoes', 'Comfortable closed walking shoes'),
        must('swimwear', 'Two sets of swimwear'),
        must('sun-hat', 'A sun hat that stays on in the wind'),
        must('underwear', 'Underwear and socks for each day and one more'),
        nice('windbreaker', 'A windproof jacket for the open decks'),
        nice('sandals', 'Sandals or flip-flops for the pools'),
        nice('cover-up', 'A cover-up for the way from the pool'),
        nice('festive', 'Something festive for the nights'),
        nice('sleepwear', 'Sleepwear'),
        nice('day-bag', 'A small bag for the days ashore'),
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
  ],
  fitnessLead: '',
  fitness: [
    {
      title: 'On your feet',
      description:
        'A day ashore is easily five miles. Some weeks of half-hour walks before we sail make the difference.',
    },
    {
      title: 'Sea legs',
      description:
        'The sea is felt least low down in the middle of the ship. Take a remedy before boarding, not when it has begun, and ask your doctor which one goes with your medicine.',
    },
    {
      title: 'Sleep and water',
      description: 'Drink a glass of water for each drink of another kind, and nap without shame.',
    },
  ],
  fitnessPicture: shownStock('pool-day'),
  weatherLead: '',
  weather: [],
  weatherNotes: [
    'The sun is strong at sea even through cloud. Sunscreen and a hat are no decoration.',
    'On deck under way it feels cooler than ashore, and after sunset you want the sweater.',
  ],
  ashore: [],
  links: [],
};
