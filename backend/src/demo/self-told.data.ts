interface SelfTold {
  homeTown: string;
  about?: string;
}

/** What some of the demo's guests tell the others in the guest list, by their usernames; the rest keep it to themselves. */
export const SELF_TOLD: Partial<Record<string, SelfTold>> = {
  nina: {
    homeTown: 'San Diego, California',
    about: 'Second cruise, first festival at sea. My suitcase is packed by color.',
  },
  lucas: {
    homeTown: 'Montréal',
    about: 'I bring two cameras and forget the charger. Portraits at sunset, free.',
  },
  jonas: { homeTown: 'Hamburg' },
  sofia: {
    homeTown: 'Guadalajara',
    about: 'I know Ensenada well: whoever wants good fish tacos, walk with us.',
  },
  mateo: { homeTown: 'Guadalajara' },
  grace: { homeTown: 'Oakland, California', about: 'Karaoke captain. No song is too high.' },
  hannah: { homeTown: 'Bristol', about: 'Early riser: yoga on the lido deck, coffee after.' },
  tom: { homeTown: 'Bristol' },
  camila: { homeTown: 'Recife', about: 'I trade samba lessons for surf lessons.' },
};
