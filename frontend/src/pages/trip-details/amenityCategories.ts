import { Clapperboard, ConciergeBell, FerrisWheel, type LucideIcon, WavesLadder } from 'lucide-react';
import { ADULT_YEARS } from '../../../../backend/contracts/travel-dates';

export interface AmenityCategory {
  title: string;
  icon: LucideIcon;
  amenities: readonly { name: string; text: string }[];
  note?: string;
}

/** The four categories of the specification (section 2, ship details), and what a guest finds under each. */
export const AMENITY_CATEGORIES: readonly AmenityCategory[] = [
  {
    title: 'Entertainment and dining',
    icon: Clapperboard,
    amenities: [
      { name: 'Deck stage and theater', text: 'every festival show is in the fare' },
      { name: 'Main restaurants', text: 'all meals included' },
      { name: 'Bars and lounges', text: 'eleven of them; drinks are extra' },
      { name: 'Room service', text: 'at any hour' },
    ],
  },
  {
    title: 'Wellness and recreation',
    icon: WavesLadder,
    amenities: [
      { name: 'Three pools', text: 'with loungers, parasols and swim rings' },
      { name: 'Spa and sauna', text: 'treatments by appointment' },
      { name: 'Fitness room', text: 'with the sea in front of every machine' },
      { name: 'Morning stretch', text: 'on the lido deck, before coffee' },
    ],
  },
  {
    title: 'Family and youth',
    icon: FerrisWheel,
    amenities: [
      { name: 'Waterslide', text: 'three colors, one splash' },
      { name: 'Ropes course', text: 'with harness, helmet and crew' },
      { name: 'Game room', text: 'tables, consoles, board games' },
      { name: 'Movies under the stars', text: 'on the screen by the pool' },
    ],
    note: `On this sailing every traveller is ${ADULT_YEARS} or older: grown-up families, and all the toys to ourselves.`,
  },
  {
    title: 'Services and connectivity',
    icon: ConciergeBell,
    amenities: [
      { name: 'Guest services', text: 'a person at the desk, day and night' },
      { name: 'Wi-Fi', text: 'everywhere; slower at sea than ashore' },
      { name: 'Group chat', text: 'for paid guests, weeks before sailing' },
      { name: 'Medical room', text: 'with a nurse on call' },
    ],
  },
];
