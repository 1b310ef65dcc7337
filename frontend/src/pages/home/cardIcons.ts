import {
  Anchor,
  Drama,
  FerrisWheel,
  type LucideIcon,
  MoonStar,
  Mountain,
  Music,
  Sun,
  UtensilsCrossed,
  Waves,
} from 'lucide-react';
import type { CARD_ICONS } from '../../../../backend/contracts/trip-pages';

/** The icons of the cards by name; an older build of the site does not know them all. */
export const ICONS: Partial<Record<string, LucideIcon>> = {
  anchor: Anchor,
  music: Music,
  waves: Waves,
  wheel: FerrisWheel,
  drama: Drama,
  stars: MoonStar,
  food: UtensilsCrossed,
  mountain: Mountain,
  sun: Sun,
} satisfies Record<(typeof CARD_ICONS)[number], LucideIcon>;
