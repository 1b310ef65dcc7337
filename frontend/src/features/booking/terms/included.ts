/** What every fare holds (specification, section 2: ship details), in the words of the checkout. */
export const INCLUDED: readonly string[] = [
  'Two nights in the cabin you chose',
  'Round trip to Ensenada, port fees included',
  'All meals in the main restaurants, room service around the clock',
  'Every festival show on board',
  'Three pools, the waterslide and the ropes course',
  'The group chat with everybody who sails',
];

export const NOT_INCLUDED: readonly string[] = [
  'Travel to and from the port',
  'Drinks at the bars and shore excursions',
];
