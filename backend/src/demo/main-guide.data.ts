import { STOCK_GUIDE } from '../../contracts/stock-guide.js';
import type { TripGuide } from '../../contracts/trip-guide.js';
import { renamedPacking } from './renamed-packing.js';

/** What is another matter on this trip, by the weeks before it. */
const OWN_TASKS: Partial<Record<number, readonly string[]>> = {
  6: [
    'Look at the dates in your passport. Renewing one can take weeks.',
    'Check what your travel insurance covers, or take one out.',
    'Start walking: half an hour a day makes the day ashore easier.',
  ],
  1: [
    'Go through the packing list and weigh your bag.',
    'Look at the forecast for Ensenada and for the coast.',
    'Get some pesos and tell your bank where you will be.',
    'Leave the dates of the trip with somebody at home.',
  ],
};

/**
 * How the guests of the cruise on sale get ready. The weather: long-term averages of Ensenada for September, rounded; sunrise
 * and sunset of its first week.
 */
export const MAIN_GUIDE: TripGuide = {
  title: 'Ready for Ensenada',
  lead: 'What to do and by when, what to pack, and what the sea and the town are like in September. Everything for three easy days.',
  cover: { picture: 'bufadora-coast', alt: 'Sea spray bursting from the golden cliffs of the Baja coast' },
  steps: STOCK_GUIDE.steps.map((step) => ({
    ...step,
    tasks: [...(OWN_TASKS[step.weeksBefore] ?? step.tasks)],
  })),
  documents: [],
  packing: renamedPacking({
    underwear: 'Underwear and socks for four days',
    'day-bag': 'A small bag for the day in Ensenada',
  }),
  fitnessLead: 'No training is needed. Some of it makes the days better.',
  fitness: [
    {
      title: 'On your feet',
      description:
        'A day ashore is easily five miles, partly on cobbles and gravel. Ten days of half-hour walks before we sail make the difference. Elevators serve the ship for those who would rather not climb.',
    },
    {
      title: 'Sea legs',
      description:
        'The Pacific swell is usually gentle in September, and felt least low down in the middle of the ship. Take a remedy before boarding, not when it has begun, and ask your doctor which one goes with your medicine.',
    },
    {
      title: 'Slides and ropes course',
      description:
        'Both need closed shoes or bare feet as the signs say, and a steady back, heart and neck. If you are pregnant or have had an operation, let the crew point you to the pools.',
    },
    {
      title: 'Sleep and water',
      description:
        'The music ends late and the sun rises early. Drink a glass of water for each drink of another kind, and nap without shame.',
    },
  ],
  fitnessPicture: {
    picture: 'slides-ropes',
    alt: 'Coral, yellow and teal water slides beside a ropes course',
  },
  weatherLead:
    'Ensenada in September is dry and mild, cooled by the Pacific. These are typical values; the forecast of the last week knows better.',
  weather: [
    { name: 'By day', value: '79 °F', note: '26 °C' },
    { name: 'By night', value: '61 °F', note: '16 °C' },
    { name: 'In the sea', value: '70 °F', note: '21 °C' },
    { name: 'Daylight', value: '12½ hours', note: '6:30 AM to 7 PM' },
  ],
  weatherNotes: [
    'Mornings can begin gray: low cloud from the sea that is gone by noon.',
    'The sun is strong even through cloud. Sunscreen and a hat are no decoration.',
    'On deck under way it feels much cooler than ashore, and after sunset you want the sweater.',
    'Rain is rare. Now and then a wind from the desert brings a hot day, or the rest of a distant storm brings showers and swell.',
  ],
  ashore: [
    'Ensenada keeps Pacific time, like the ship: no watch needs changing.',
    'The currency is the Mexican peso. Dollars are widely taken; small bills help.',
    'The emergency number in Mexico is 911, as in the United States.',
    'Sockets in Mexico take U.S. plugs, at about the same voltage.',
    'Ashore, drink bottled water.',
  ],
  links: [
    {
      url: 'https://travel.state.gov/content/travel/en/passports.html',
      name: 'U.S. passports',
      about: 'Renewing and how long it takes',
    },
    {
      url: 'https://wwwnc.cdc.gov/travel/destinations/traveler/none/mexico',
      name: 'CDC: health in Mexico',
      about: 'Vaccines, food and water',
    },
    {
      url: 'https://www.cbp.gov/travel/us-citizens/know-before-you-go',
      name: 'U.S. customs: know before you go',
      about: 'What you may bring home',
    },
    {
      url: 'https://www.weather.gov/sgx/',
      name: 'National Weather Service, San Diego',
      about: 'Forecast for the coast north of the border',
    },
  ],
};
