import { createElement, type ReactNode } from 'react';
import { CARD_ICONS } from '../../../../backend/contracts/trip-pages';
import { SHIP_ICONS, type ShipIcon } from '../../../../backend/contracts/trip-ship';
import { SHIP_ICON_LOOKS } from '../../ui/shipIconLooks';
import type { CardValues } from './frontForm.rules';
import styles from './NamedRadios.module.css';

/** What the icons and colors of cards are called where one is chosen. */
export const ICON_NAMES: Record<CardValues['icon'], string> = {
  anchor: 'Anchor',
  music: 'Music',
  waves: 'Waves',
  wheel: 'Ferris wheel',
  drama: 'Theater masks',
  stars: 'Moon and stars',
  food: 'Food',
  mountain: 'Mountain',
  sun: 'Sun',
};

/** What the icons of the ship's page are called. */
export const SHIP_ICON_NAMES: Record<ShipIcon, string> = {
  ...ICON_NAMES,
  film: 'Film clapper',
  pool: 'Pool ladder',
  bell: 'Service bell',
  island: 'Palm tree',
  ropes: 'Ropes',
  elevator: 'Elevator',
};

export const COLOR_NAMES: Record<CardValues['color'], string> = {
  gold: 'Gold',
  coral: 'Coral',
  lagoon: 'Lagoon',
};

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
const marksOf = <T extends ShipIcon>(names: readonly T[]) =>
  Object.fromEntries(names.map((name) => [name, createElement(SHIP_ICON_LOOKS[name], ICON)])) as Record<
    T,
    ReactNode
  >;
/** What stands before the name of each. */
export const ICON_MARKS = marksOf(CARD_ICONS);
export const SHIP_ICON_MARKS = marksOf(SHIP_ICONS);

export const COLOR_MARKS: Record<CardValues['color'], ReactNode> = {
  gold: <span className={styles.dot} data-color="gold" />,
  coral: <span className={styles.dot} data-color="coral" />,
  lagoon: <span className={styles.dot} data-color="lagoon" />,
};
