import { ArrowUpDown, type LucideIcon, TreePalm, Waves, Waypoints } from 'lucide-react';

/** The additional features of the specification (section 2, ship details). */
export const ADDITIONAL_FEATURES: readonly { title: string; text: string; icon: LucideIcon }[] = [
  {
    title: 'Private island',
    text: 'On the day in port, boats cross to a beach that is kept for our guests alone.',
    icon: TreePalm,
  },
  {
    title: 'Ropes course',
    text: 'Platforms and nets above the top deck, as easy or as high as you like.',
    icon: Waypoints,
  },
  { title: 'Waterslide', text: 'Round the tower, out over the deck, and into the water.', icon: Waves },
  {
    title: 'Elevators',
    text: 'Every guest deck without a stair, from the gangway to the pools.',
    icon: ArrowUpDown,
  },
];
