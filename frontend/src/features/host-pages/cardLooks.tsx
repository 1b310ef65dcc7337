import {
  Anchor,
  Drama,
  FerrisWheel,
  MoonStar,
  Mountain,
  Music,
  Sun,
  UtensilsCrossed,
  Waves,
} from 'lucide-react';
import type { ReactNode } from 'react';
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
export const ICON_MARKS: Record<CardValues['icon'], ReactNode> = {
  anchor: <Anchor {...ICON} />,
  music: <Music {...ICON} />,
  waves: <Waves {...ICON} />,
  wheel: <FerrisWheel {...ICON} />,
  drama: <Drama {...ICON} />,
  stars: <MoonStar {...ICON} />,
  food: <UtensilsCrossed {...ICON} />,
  mountain: <Mountain {...ICON} />,
  sun: <Sun {...ICON} />,
};

export const COLOR_MARKS: Record<CardValues['color'], ReactNode> = {
  gold: <span className={styles.dot} data-color="gold" />,
  coral: <span className={styles.dot} data-color="coral" />,
  lagoon: <span className={styles.dot} data-color="lagoon" />,
};
