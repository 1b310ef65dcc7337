import {
  ArrowUpDown,
  Clapperboard,
  ConciergeBell,
  type LucideIcon,
  TreePalm,
  WavesLadder,
  Waypoints,
} from 'lucide-react';
import type { ShipIcon } from '../../../backend/contracts/trip-ship';
import { CARD_ICON_LOOKS } from './cardIconLooks';

/** How the icons of the ship's page are drawn: those of the home page's cards, and more. */
export const SHIP_ICON_LOOKS: Record<ShipIcon, LucideIcon> = {
  ...CARD_ICON_LOOKS,
  film: Clapperboard,
  pool: WavesLadder,
  bell: ConciergeBell,
  island: TreePalm,
  ropes: Waypoints,
  elevator: ArrowUpDown,
};
