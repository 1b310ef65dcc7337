import type { TripShip } from '../../contracts/trip-ship.js';

/** The ship's page of the cruise on sale, with the figures, the amenities and the features of the specification. */
export const MAIN_SHIP: TripShip = {
  title: 'One ship, all to ourselves',
  lead: 'Pools, a theater, a tower of slides and a stage under the funnel. Nobody on board but us.',
  summary:
    'Three pools, 11 bars and lounges, a theater, a waterslide and a ropes course: the ship, her cabins, a picture gallery, what to be fit for, and how a deposit holds your place.',
  cover: {
    picture: 'ship-sunset-hero',
    alt: 'The ship with lit balconies under way at sunset, sky and sea in gold',
  },
  durationNote: 'Cabin and meals included',
  groupNote: 'The whole ship is ours',
  destinationNote: 'Round trip, a day ashore',
  reasons: [
    {
      title: 'The stage stands by the pool',
      description:
        'The festival plays under the funnel, from sail-away until the bulbs go out. You hear it from the water.',
      picture: 'deck-party',
      alt: 'The pool deck at dusk: strings of bulbs, colored beams, a glowing pool and a stage under the funnel',
    },
    {
      title: 'A theater with a late show',
      description: 'Red velvet, warm bulbs, and good sight from every seat.',
      picture: 'theatre-night',
      alt: 'Rows of teal seats before a stage framed in warm bulbs and red velvet',
    },
    {
      title: 'A top deck built for play',
      description: 'The waterslide and the ropes course share a tower above the sea.',
      picture: 'slides-ropes',
      alt: 'Coral, yellow and teal water slides curling round a tower beside a ropes course',
    },
    {
      title: 'A quiet end, too',
      description: 'When the music is a deck away, the stern has the stars.',
      picture: 'wake-stars',
      alt: 'The wake under a night sky full of stars, seen over the stern rail',
    },
  ],
  figures: [
    { value: '11', name: 'Bars and lounges', note: 'From the pool bar to the corner with the piano.' },
    { value: '3', name: 'Pools', note: 'All on the open decks, one of them beside the stage.' },
    { value: '24/7', name: 'Room service', note: 'For the song that ended after the kitchens did.' },
  ],
  figuresPicture: {
    picture: 'ship-sunset-close',
    alt: 'The ship close by, eight decks of balconies lit by the low sun',
  },
  amenities: [
    {
      icon: 'film',
      title: 'Entertainment and dining',
      amenities: [
        { name: 'Deck stage and theater', note: 'every festival show is in the fare' },
        { name: 'Main restaurants', note: 'all meals included' },
        { name: 'Bars and lounges', note: 'eleven of them; drinks are extra' },
        { name: 'Room service', note: 'at any hour' },
      ],
      note: '',
    },
    {
      icon: 'pool',
      title: 'Wellness and recreation',
      amenities: [
        { name: 'Three pools', note: 'with loungers, parasols and swim rings' },
        { name: 'Spa and sauna', note: 'treatments by appointment' },
        { name: 'Fitness room', note: 'with the sea in front of every machine' },
        { name: 'Sunrise stretch', note: 'on the sun deck, before coffee' },
      ],
      note: '',
    },
    {
      icon: 'wheel',
      title: 'Family and youth',
      amenities: [
        { name: 'Waterslide', note: 'three colors, one splash' },
        { name: 'Ropes course', note: 'with harness, helmet and crew' },
        { name: 'Game room', note: 'tables, consoles, board games' },
        { name: 'Movies under the stars', note: 'on the screen by the pool' },
      ],
      note: 'This sailing is for grown-up families: all the toys are ours.',
    },
    {
      icon: 'bell',
      title: 'Services and connectivity',
      amenities: [
        { name: 'Guest services', note: 'a person at the desk, day and night' },
        { name: 'Wi-Fi', note: 'everywhere; slower at sea than ashore' },
        { name: 'Group chat', note: 'for paid guests, weeks before sailing' },
        { name: 'Medical room', note: 'with a nurse on call' },
      ],
      note: '',
    },
  ],
  extras: [
    {
      icon: 'island',
      title: 'Private island',
      description: 'A beach kept for the ship, on longer sailings. This weekend the day ashore is Ensenada.',
    },
    {
      icon: 'ropes',
      title: 'Ropes course',
      description: 'Platforms and nets above the top deck, as easy or as high as you like.',
    },
    {
      icon: 'waves',
      title: 'Waterslide',
      description: 'Round the tower, out over the deck, and into the water.',
    },
    {
      icon: 'elevator',
      title: 'Elevators',
      description: 'Every guest deck without a stair, from the gangway to the pools.',
    },
  ],
  notes: [
    {
      title: 'Physical requirements',
      points: [
        'Daily life on board takes no more than an easy walk; elevators reach every guest deck.',
        'In Ensenada there is a pier to walk and, in town, cobbles and curbs.',
        'The ropes course and the waterslide ask for a steady heart, back and knees, and for closed shoes on the ropes. Not during pregnancy. The crew at the entrance has the last word.',
        'Open decks can be wet, and the ship moves. Bring shoes that grip, and what helps you if you get seasick.',
      ],
    },
    {
      title: 'Weather',
      points: [
        'Early September is dry and mild on this coast: usually in the 70s °F (22 to 26 °C) by day.',
        'Nights at sea drop to the 60s °F (16 to 20 °C), and wind makes them feel cooler. Bring a layer for the late sets.',
        'The sun is strong even through haze. Sunscreen and a hat are the best souvenirs to bring along.',
        'The captain may change the route, the hours in port or an open-air show when wind or sea ask for it; the group chat tells at once.',
      ],
    },
  ],
  included: [
    'Two nights in the cabin you chose',
    'Round trip to Ensenada, port fees included',
    'All meals in the main restaurants, room service around the clock',
    'Every festival show on board',
    'Three pools, the waterslide and the ropes course',
    'The group chat with everybody who sails',
  ],
  notIncluded: ['Travel to and from the port', 'Drinks at the bars and shore excursions'],
};
