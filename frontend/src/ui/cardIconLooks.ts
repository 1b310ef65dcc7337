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
import type { CARD_ICONS } from '../../../backend/contracts/trip-pages';

/** The icons of the cards of a trip's home page. */
export const CARD_ICON_LOOKS: Record<(typeof CARD_ICONS)[number], LucideIcon> = {
  anchor: Anchor,
  music: Music,
  waves: Waves,
  wheel: FerrisWheel,
  drama: Drama,
  stars: MoonStar,
  food: UtensilsCrossed,
  mountain: Mountain,
  sun: Sun,
};
