/** The ship in figures, as the specification gives them (section 2, ship details). */
export const SHIP_FACTS = [
  { value: '11', name: 'Bars and lounges', note: 'From the pool bar to the corner with the piano.' },
  { value: '3', name: 'Pools', note: 'All on the open decks, one of them beside the stage.' },
  { value: '24/7', name: 'Room service', note: 'For the song that ended after the kitchens did.' },
] as const;
