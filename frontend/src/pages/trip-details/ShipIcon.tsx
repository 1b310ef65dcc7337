import { Anchor, type LucideIcon } from 'lucide-react';
import { SHIP_ICON_LOOKS } from '../../ui/shipIconLooks';

/** An older build of the site does not know them all. */
const LOOKS: Partial<Record<string, LucideIcon>> = SHIP_ICON_LOOKS;

/** The icon of a group of amenities or of something more; what this build does not know is an anchor. */
export function ShipIcon({ name, size }: { name: string; size: number }) {
  const Icon = LOOKS[name] ?? Anchor;
  return <Icon aria-hidden="true" size={size} strokeWidth={1.75} />;
}
