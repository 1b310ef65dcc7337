import { createElement, type ReactNode } from 'react';
import { CARD_ICONS } from '../../../../backend/contracts/trip-pages';
import { CARD_ICON_LOOKS } from '../../ui/cardIconLooks';
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

export const COLOR_NAMES: Record<CardValues['color'], string> = {
  gold: 'Gold',
  coral: 'Coral',
  lagoon: 'Lagoon',
};

const ICON = { 'aria-hidden': true, size: 20, strokeWidth: 1.75 } as const;
/** What stands before the name of each. */
export const ICON_MARKS = Object.fromEntries(
  CARD_ICONS.map((name) => [name, createElement(CARD_ICON_LOOKS[name], ICON)]),
) as Record<CardValues['icon'], ReactNode>;

export const COLOR_MARKS: Record<CardValues['color'], ReactNode> = {
  gold: <span className={styles.dot} data-color="gold" />,
  coral: <span className={styles.dot} data-color="coral" />,
  lagoon: <span className={styles.dot} data-color="lagoon" />,
};
