import { ADULT_YEARS } from '../../../../backend/contracts/travel-dates';

/** What body and suitcase should know (specification, section 2: physical-requirement and weather notes). */
export const NOTES: readonly { title: string; points: readonly string[] }[] = [
  {
    title: 'Physical requirements',
    points: [
      `Every traveller is ${ADULT_YEARS} or older on the day of sailing.`,
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
];
